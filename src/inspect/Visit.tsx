import { computeAccessibleName } from 'dom-accessibility-api';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { inspect } from '../content/inspect';
import { Label } from '../ui/Label';
import { subjectOf } from './elements';
import { excerptOf, titleOfPart } from './facts';
import { List, Row } from './Rows';
import { select } from './selection';
import { measures, useVitals } from './vitals';

const words = inspect.visit;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

const readRequests = () => sumUp(entriesSoFar(), location.host, import.meta.url);

function useRequests(): Requests {
  const [requests, setRequests] = useState(readRequests);
  useEffect(() => {
    performance.setResourceTimingBufferSize(1000);
    const observer = new PerformanceObserver(() => setRequests(readRequests()));
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return requests;
}

/**
 * Returns the path of the visit's first page, whose LCP is shown: browsers do not measure LCP for
 * pages that the router opens.
 */
const loadedPath = () =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

function nameOf(target: Element): string {
  // While nothing has focus, key events go to the body.
  if (target.localName === 'body') return words.page;
  const element = subjectOf(target) ?? target;
  const part = element.getAttribute('data-part');
  return `“${part === null ? computeAccessibleName(element) || excerptOf(element) : titleOfPart(part)}”`;
}

export function Visit() {
  const { lcp, cls, inp } = useVitals();
  const requests = useRequests();
  const { pathname } = useLocation();
  const painted = lcp?.element?.isConnected ? lcp.element : undefined;
  const show = () => {
    painted?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    select({ first: painted, isPinned: true });
  };
  return (
    <>
      <h3>{words.title}</h3>
      <Numbers>
        <Figure name={words.loaded} value={kilobytes(requests.bytes)} />
        <Figure
          name="LCP"
          value={lcp && `${(lcp.time / 1000).toFixed(1)} s`}
          isMeasured={measures('largest-contentful-paint')}
          note={pathname === loadedPath() ? undefined : words.firstPage}
          onShow={painted && show}
        />
        <Figure name="CLS" value={cls?.toFixed(2)} isMeasured={measures('layout-shift')} />
        <Figure
          name="INP"
          value={inp && `${Math.round(inp.time)} ms`}
          isMeasured={measures('event')}
          note={inp && [inp.event, inp.target && nameOf(inp.target)].filter(Boolean).join(' on ')}
        />
      </Numbers>
      <details>
        <summary>{`${words.requests(requests.count)}, ${words.cached(requests.cached)}`}</summary>
        <List>
          {requests.kinds.map(({ kind, count, bytes }) => (
            <Row key={kind} name={words.kinds[kind]}>{`${kilobytes(bytes)} in ${count}`}</Row>
          ))}
        </List>
        <p>{words.inspect(kilobytes(requests.own))}</p>
      </details>
      <strong>{words.elsewhere(requests.elsewhere)}</strong>
    </>
  );
}

interface FigureProps {
  name: string;
  value?: string;
  isMeasured?: boolean;
  note?: string;
  onShow?: () => void;
}

const Figure = ({ name, value, isMeasured = true, note, onShow }: FigureProps) => (
  <div>
    <Label as="dt">{name}</Label>
    {value === undefined && <dd data-missing>{isMeasured ? words.none : words.unknown}</dd>}
    {value !== undefined && (
      <dd>
        {value}
        {note && <small>{note}</small>}
        {onShow && (
          <button type="button" onClick={onShow}>
            {words.show}
          </button>
        )}
      </dd>
    )}
  </div>
);

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.5rem 0.75rem;
  margin: 0.6rem 0 0.7rem;

  dd {
    font: 700 1.5rem/1.15 var(--display);
    letter-spacing: -0.03em;
  }
  dd[data-missing],
  small,
  button {
    display: block;
    font: 500 0.8125rem/1.35 var(--text);
    letter-spacing: normal;
  }
  button {
    min-height: 24px;
  }
`;

type Entry = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'transferSize' | 'decodedBodySize'
>;

const kinds = ['page', 'code', 'styles', 'fonts', 'pictures', 'films', 'other'] as const;
type Kind = (typeof kinds)[number];

const endings: Record<Exclude<Kind, 'other'>, RegExp> = {
  page: /(\.html|\/|\/[^./]*)$/,
  code: /\.m?js$/,
  styles: /\.css$/,
  fonts: /\.woff2?$/,
  pictures: /\.(avif|webp|jpe?g|png|gif|svg|ico)$/,
  films: /\.(mp4|webm|vtt|m4s)$/,
};

const kindOf = ({ name }: Entry): Kind => {
  const { pathname } = new URL(name);
  return kinds.find((kind) => kind !== 'other' && endings[kind].test(pathname)) ?? 'other';
};

interface Requests {
  count: number;
  bytes: number;
  cached: number;
  elsewhere: number;
  kinds: { kind: Kind; count: number; bytes: number }[];
  own: number;
}

export function sumUp(entries: readonly Entry[], host: string, ownAddress: string): Requests {
  const sent = entries.filter(({ name }) => /^https?:/.test(name));
  const bytesOf = (some: readonly Entry[]) =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    count: sent.length,
    bytes: bytesOf(sent),
    cached: sent.filter((each) => each.transferSize === 0 && each.decodedBodySize > 0).length,
    elsewhere: sent.filter(({ name }) => new URL(name).host !== host).length,
    kinds: kinds.flatMap((kind) => {
      const some = sent.filter((each) => kindOf(each) === kind);
      return some.length > 0 ? [{ kind, count: some.length, bytes: bytesOf(some) }] : [];
    }),
    own: bytesOf(sent.filter(({ name }) => name === ownAddress)),
  };
}

function entriesSoFar(): Entry[] {
  const inFrames = [...document.querySelectorAll('iframe')].flatMap((frame) => {
    try {
      return frame.contentWindow?.performance.getEntriesByType('resource') ?? [];
    } catch {
      // A cross-origin frame's requests cannot be read.
      return [];
    }
  });
  const own = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  return [...own, ...inFrames] as PerformanceResourceTiming[];
}
