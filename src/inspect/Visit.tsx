import { computeAccessibleName } from 'dom-accessibility-api';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { inspect } from '../content/inspect';
import { Label } from '../ui/Label';
import { subjectOf } from './elements';
import { excerptOf, titleOfPart } from './facts';
import { List, Row } from './Rows';
import { entriesSoFar, sumUp, type Requests } from './requests';
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

/** Browsers measure LCP only for the loaded document, not for pages that the router opens. */
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
