import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { chooseMotion } from '../motion/preference';
import { FilmFrame } from './FilmFrame';
import { PrototypeFrame } from './PrototypeFrame';

const poster = { file: { src: '/poster.svg', width: 800, height: 450 }, alt: 'The first screen' };
afterEach(() => {
  act(() => chooseMotion('auto'));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const frame = () => document.querySelector('iframe');

test('on click, a prototype on another site loads in an iframe', async () => {
  render(
    <PrototypeFrame
      title="Try it"
      address="https://design.example/proto/1"
      height={450}
      poster={poster}
    />,
    { wrapper: MemoryRouter },
  );
  expect(frame()).toBeNull();
  expect(screen.getByRole('link', { name: /^Open/ })).toHaveAttribute(
    'href',
    'https://design.example/proto/1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Load from design.example' }));
  expect(frame()).toHaveAttribute('src', 'https://design.example/proto/1');
  expect(frame()).toHaveAttribute('title', 'Try it');
  expect(frame()?.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/);
  expect(frame()).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
  expect(screen.getByRole('img', { name: 'The first screen' })).toBeVisible();
  fireEvent.load(frame() ?? document.body);
  expect(frame()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Load/ })).toBeNull();
});

test('on click, a film on another site loads in an iframe', async () => {
  render(
    <FilmFrame
      title="Signing in"
      height={300}
      poster={poster}
      address="https://video.example/embed/1"
    />,
  );
  expect(frame()).toBeNull();
  expect(screen.getByRole('img', { name: 'The first screen' })).toBeVisible();
  const play = screen.getByRole('link', { name: /video\.example/ });
  expect(play).toHaveAttribute('href', 'https://video.example/embed/1');
  await userEvent.click(play);
  expect(frame()).toHaveAttribute('src', 'https://video.example/embed/1');
});

test('if the security policy of the first page in this tab forbids a film, a click on it reloads the page, which then shows the film', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...location, reload });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "frame-src 'self'";
  document.head.append(policy);
  onTestFinished(() => policy.remove());
  const film = (
    <FilmFrame title="Signing in" height={300} address="https://youtu.be/dQw4w9WgXcQ?si=x" />
  );
  const { unmount } = render(film);
  await userEvent.click(screen.getByRole('link', { name: 'Play, from YouTube' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(frame()).toBeNull();
  unmount();
  render(film);
  const src = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
  expect(frame()).toHaveAttribute('src', src);
});

test('a film without a poster shows its title instead', () => {
  render(<FilmFrame title="Signing in" height={300} film={{ mp4: '/film.mp4' }} />);
  expect(screen.getByText('Signing in')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a click on the link to a film’s file replaces the link with a video player', async () => {
  render(
    <FilmFrame
      title="Signing in"
      height={300}
      poster={poster}
      film={{ mp4: '/film.mp4', captions: '/film.vtt' }}
    />,
  );
  expect(document.querySelector('video')).toBeNull();
  const play = screen.getByRole('link', { name: 'Play: Signing in' });
  expect(play).toHaveAttribute('href', '/film.mp4');
  await userEvent.click(play);
  expect(screen.getByLabelText('Signing in')).toHaveAttribute('controls');
});

test('a looping film that is interrupted as it starts causes no unhandled rejection', async () => {
  // Not a Vitest mock: a mock would handle the rejection itself, so the test could not fail.
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'AbortError'));
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  render(
    <FilmFrame title="A place" height={300} poster={poster} film={{ mp4: '/film.mp4' }} loop />,
  );
  const complaints = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', complaints);
  await userEvent.click(screen.getByRole('button', { name: 'Play: A place' }));
  await new Promise((done) => setTimeout(done));
  process.off('unhandledRejection', complaints);
  HTMLMediaElement.prototype.play = play;
  expect(complaints).not.toHaveBeenCalled();
});

function stubVisibility() {
  const reports = new Set<(visible: boolean) => void>();
  class Observer {
    report: (visible: boolean) => void;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.report = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {
      reports.add(this.report);
    }
    disconnect() {
      reports.delete(this.report);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (visible: boolean) => act(() => reports.forEach((report) => report(visible)));
}

function stubPlayer() {
  const playing = new WeakSet<HTMLMediaElement>();
  const { prototype } = HTMLMediaElement;
  vi.spyOn(prototype, 'paused', 'get').mockImplementation(function isPaused(
    this: HTMLMediaElement,
  ) {
    return !playing.has(this);
  });
  vi.spyOn(prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    playing.add(this);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    playing.delete(this);
    this.dispatchEvent(new Event('pause'));
  });
}
const showLoop = (mp4: string) => {
  stubPlayer();
  const see = stubVisibility();
  const loop = <FilmFrame title="A place" height={300} poster={poster} film={{ mp4 }} loop />;
  return { see, loop, ...render(loop) };
};
const button = (name: string) => screen.getByRole('button', { name: `${name}: A place` });

test('a looping film plays while visible, but stays paused once the visitor has paused it', async () => {
  const { see, loop, unmount } = showLoop('/one.mp4');
  expect(button('Play')).toBeVisible();
  see(true);
  expect(button('Pause')).toBeVisible();
  see(false);
  expect(button('Play')).toBeVisible();
  see(true);
  await userEvent.click(button('Pause'));
  see(false);
  see(true);
  expect(button('Play')).toBeVisible();
  unmount();
  render(loop);
  see(true);
  expect(button('Play')).toBeVisible();
  await userEvent.click(button('Play'));
  expect(button('Pause')).toBeVisible();
});

test('with motion turned off, a looping film plays only when its button is clicked', async () => {
  act(() => chooseMotion('off'));
  const { see } = showLoop('/two.mp4');
  see(true);
  expect(button('Play')).toBeVisible();
  await userEvent.click(button('Play'));
  expect(button('Pause')).toBeVisible();
});

test('a looping film pauses when motion is turned off', () => {
  const { see } = showLoop('/three.mp4');
  see(true);
  act(() => chooseMotion('off'));
  expect(button('Play')).toBeVisible();
});

test('a prototype that does not load within ten seconds is reported, and can be loaded again', () => {
  vi.useFakeTimers();
  const see = stubVisibility();
  render(
    <PrototypeFrame title="Try it" address="/prototypes/one/" height={450} poster={poster} />,
    { wrapper: MemoryRouter },
  );
  see(true);
  act(() => void vi.advanceTimersByTime(200));
  expect(frame()).toHaveAttribute('inert');
  act(() => void vi.advanceTimersByTime(9_999));
  expect(screen.queryByText(/did not load here/)).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText(/did not load here/)).toBeVisible();
  expect(frame()).toBeNull();
  expect(screen.getByRole('img', { name: 'The first screen' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Load here: Try it' }));
  expect(frame()).not.toBeNull();
  expect(screen.queryByText(/did not load here/)).toBeNull();
});
