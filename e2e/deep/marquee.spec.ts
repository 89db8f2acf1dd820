import { expect, test } from '../support/test';
import { open } from '../support/visit';

interface TraceEvent {
  name: string;
  id2?: { local: string };
  args: { data?: { nodeId?: number; compositeFailed?: number } };
}

test('runs on the compositor', async ({ page }) => {
  await open(page, '/');
  const strip = page.locator('[data-running]');
  await strip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const button = page.getByRole('button', { name: /the logos$/ });
  const expectState = (state: Record<string, unknown>) =>
    expect
      .poll(() =>
        strip.evaluate((element) => {
          const [animation] = element.getAnimations({ subtree: true });
          return { playState: animation?.playState, playbackRate: animation?.playbackRate };
        }),
      )
      .toMatchObject(state);
  await button.click();
  await expectState({ playState: 'paused' });

  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]).filter(({ name }) => name === 'Animation'));
  });
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['blink.animations', 'devtools.timeline'] },
  });
  await button.click();
  await page.mouse.move(10, 10);
  // Each change of rate is handed to the compositor.
  await expectState({ playState: 'running', playbackRate: 1 });
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await complete;

  const { root } = await devtools.send('DOM.getDocument');
  const selector = '[data-running] > *';
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await devtools.send('DOM.describeNode', { nodeId });
  const start = events.find(({ args }) => args.data?.nodeId === node.backendNodeId);
  expect(start).toBeDefined();
  const own = events.filter(({ id2 }) => id2?.local === start?.id2?.local);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter(({ args }) => args.data?.compositeFailed)).toEqual([]);
});
