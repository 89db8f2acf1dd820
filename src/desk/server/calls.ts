import type { IncomingMessage, ServerResponse } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import type { ContentItem, Page, State } from '../contract.ts';
import { applyCaseChange, planCaseChange, readCaseChange } from './case-changes.ts';
import {
  answerItem,
  confirmItems,
  copyItem,
  editItem,
  removeItem,
  replaceItem,
} from './item-changes.ts';
import { undoValid, contentLines } from './content-lines.ts';
import { recover, undoEntries } from './history.ts';
import { storeResume, readResume, pictureFolder } from './dropped-files.ts';
import { checkPublish, publish } from './publish.ts';
import { Refusal } from './refusal.ts';
import { listedCases, type CaseEntry } from './case-list.ts';
import { contentFiles, itemsIn } from './content-files.ts';
import { sourceOf } from './edits.ts';
import type { Found } from './find-items.ts';
import { hashOf } from './project-files.ts';
import { everyPage, isNote, isPrompt, pageOf } from './site.ts';
import { partsOf, pictureOf, textIn, sourceIn, type Source } from './values.ts';

type Body = Record<string, unknown>;

interface Desk {
  root: string;
  token: string;
}

const changes: Record<string, (root: string, body: Body) => Promise<unknown>> = {
  edit: editItem,
  confirm: confirmItems,
  answer: answerItem,
  copy: copyItem,
  remove: removeItem,
  replace: replaceItem,
  resume: storeResume,
  undo: undoValid,
  'cases/apply': (root, body) => applyCaseChange(root, readCaseChange(body)),
};

/** The size limit of a request: a file of 20 MB in base64, and the other fields. */
const mostBytes = 28_000_000;

/** The latest call. Calls run one at a time, so that each sees what the previous one wrote. */
let last: Promise<unknown> = Promise.resolve();

export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  desk: Desk,
  call: URL,
) {
  try {
    requireLocal(request);
    requireToken(request, desk.token);
    const name = call.pathname.slice('/api/'.length);
    // The body is read before the call waits its turn, so that a slow upload delays no other call.
    const body = request.method === 'POST' ? await readBody(request) : {};
    const done = last.then(() => perform(`${request.method} ${name}`, body, desk.root));
    last = done.catch(() => undefined);
    send(response, 200, await done);
  } catch (error) {
    sendRefusal(response, error);
  }
}

async function perform(asked: string, body: Body, root: string) {
  await recover(root);
  if (asked === 'GET state') return readState(root);
  if (asked === 'POST cases/plan') return planCaseChange(root, readCaseChange(body));
  if (asked === 'POST publish/check') return checkPublish(root);
  if (asked === 'POST publish/push') return publish(root);
  const change = asked.startsWith('POST ') && changes[asked.slice('POST '.length)];
  if (!change) throw new Refusal(`The desk does not know “${asked}”.`, 404);
  await change(root, body);
  return readState(root);
}

async function readBody(request: IncomingMessage): Promise<Body> {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new Refusal('Send JSON, with the content type application/json.', 400);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  // Reads to the end even if the body is too large: if reading stopped early, the browser would get
  // no response.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= mostBytes) chunks.push(chunk);
  }
  if (length > mostBytes) throw new Refusal('That is above 20 MB: make the file smaller.', 413);
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (typeof body === 'object' && body !== null) return body as Body;
  } catch {
    // Invalid JSON gets the same error as JSON that is not an object.
  }
  throw new Refusal('The body is not a JSON object.', 400);
}

const own = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const loopback = /^(::ffff:)?127\.|^::1$/;

/** The Host header is checked too, because any website can point its own domain to 127.0.0.1. */
export function requireLocal(request: IncomingMessage) {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = request.headers;
  if (!loopback.test(request.socket.remoteAddress ?? '') || !own.test(host)) {
    throw new Refusal('The desk answers this machine only.', 403);
  }
  const isOwn = site === 'same-origin' || site === 'none';
  if (!isOwn || (origin !== undefined && origin !== `http://${host}`)) {
    throw new Refusal('The desk answers its own page only.', 403);
  }
}

function requireToken(request: IncomingMessage, token: string) {
  const given = Buffer.from(String(request.headers['x-desk-token']));
  const wanted = Buffer.from(token);
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new Refusal('The desk has restarted. Reload this page.', 403);
}

export function sendRefusal(response: ServerResponse, error: unknown) {
  const isRefusal = error instanceof Refusal;
  if (!isRefusal) console.error(error);
  const said = error instanceof Error ? error.message : String(error);
  send(response, isRefusal ? error.status : 500, { error: said.split('\n')[0] });
}

function send(response: ServerResponse, status: number, answer: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(answer ?? null));
}

async function readState(root: string): Promise<State> {
  const cases = listed(root);
  const pages = pagesOf(cases);
  const files = contentFiles(
    root,
    cases.map(({ slug }) => slug),
  ).map((file) => contentIn(root, file, pageIn(pages, file)));
  return {
    pages,
    items: files.flatMap(({ items }) => items),
    cases,
    problems: (await contentLines(root)).map((line) => problemOf(line, pages)),
    resume: readResume(root),
    undo: (await undoEntries(root)).slice(0, 30),
    broken: files.find(({ broken }) => broken)?.broken,
  };
}

function listed(root: string): CaseEntry[] {
  try {
    return listedCases(root);
  } catch {
    return [];
  }
}

function contentIn(root: string, file: string, page: string) {
  const { found, broken } = itemsIn(root, file);
  const from = sourceIn(root, file);
  return { items: found.map((each) => itemOf(root, each, { file, page }, from)), broken };
}

function itemOf(
  root: string,
  found: Found,
  place: Pick<ContentItem, 'file' | 'page'>,
  from: Source,
): ContentItem {
  const { key, kind, field, line, question, closed, words, anchor } = found;
  const entries = found.entries.map((entry) => entry.field);
  const hash = hashOf(sourceOf(from.source, found));
  const parts = words ? partsOf(words, from) : [];
  const text = kind === 'question' || !words ? found.text : textIn(parts);
  const shown = pictureOf(from.source, found);
  const picture = shown && {
    file: shown.file,
    alt: shown.alt,
    path: `${pictureFolder(root, place.file, shown.file)}/${shown.file}`,
  };
  const edited = { kind, line, field, text, parts, question, closed, isPrompt: isPrompt(text) };
  return { ...place, key, hash, ...edited, picture, anchor, entries };
}

function pagesOf(cases: readonly CaseEntry[]): Page[] {
  return [
    { path: '/', name: 'Home' },
    { path: '/about', name: 'About' },
    { path: '/work', name: 'Work' },
    { path: '/contact', name: 'Contact' },
    { path: '/projects', name: 'Projects' },
    ...cases.map(({ slug, name }) => ({ path: `/${slug}`, name })),
    { path: everyPage, name: 'Every page' },
  ];
}

function problemOf(said: string, pages: readonly Page[]) {
  const line = said.replace(/^Note: /, '');
  return {
    page: pageIn(pages, /^[^:]+/.exec(line)?.[0] ?? ''),
    line,
    isNote: isNote(said),
  };
}

/** No page shows the resume, so the items of resume.ts are listed under “Every page”. */
function pageIn(pages: readonly Page[], file: string): string {
  const page = pageOf(file);
  return pages.some((each) => each.path === page) ? page : everyPage;
}
