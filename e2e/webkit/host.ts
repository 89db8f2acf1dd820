import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const reports = '/what-the-page-complains-of';

/** Tells of all that a page complains of, from its first line on. */
const recorder = `<script>{
  const tell = (words) => navigator.sendBeacon('${reports}', words);
  // What the browser drops because the reader moves on has not failed.
  let leaving = false;
  addEventListener('beforeunload', () => { leaving = true; });
  addEventListener('pageshow', () => { leaving = false; });
  addEventListener('error', ({ message, target }) => {
    if (message) tell('uncaught: ' + message);
    else if (!leaving) tell('did not load: ' + (target.currentSrc || target.src || target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell('policy: ' + violatedDirective + ' ' + blockedURI));
  for (const kind of ['log', 'info', 'warn', 'error']) console[kind] = (...words) => tell('console.' + kind + ': ' + words.join(' '));
  document.currentScript.remove();
}</script>`;

/**
 * The built site with a recorder in every page, because WebDriver cannot tell what a page complains of.
 * All of that, and every answer of 400 or more, comes into the list.
 */
export async function recordingHost(site: string, complaints: string[]) {
  const server = createServer((request, response) => {
    if (request.url === reports) {
      void text(request).then((words) => complaints.push(words));
      response.writeHead(204).end();
      return;
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    ask(site + request.url, { headers }, (answer) => {
      const { statusCode = 500 } = answer;
      if (statusCode >= 400) complaints.push(`${statusCode}: ${request.url}`);
      void passOn(answer, response);
    }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function passOn(answer: IncomingMessage, response: ServerResponse) {
  const { 'content-length': _, ...headers } = answer.headers;
  if (answer.statusCode === 200 && headers['content-type']?.startsWith('text/html')) {
    const page = (await text(answer)).replace('<head>', `<head>${recorder}`);
    response.writeHead(200, headers).end(page);
  } else {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  }
}
