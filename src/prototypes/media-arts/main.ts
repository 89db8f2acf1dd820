import { announce, find } from '../shared/dom';
import { isFramed, motionIsOn, onSettings } from '../shared/page';
import { choice, createStore, data } from '../shared/state';
import {
  advance,
  counts,
  moments,
  opening,
  plant,
  restore,
  save,
  settle,
  standing,
  walkTo,
  type Garden,
} from './garden';
import { Stage } from './stage';

const store = createStore('media-arts', {
  moment: choice(['', ...Object.keys(moments)], '', 'link'),
  garden: data<unknown>(null, (value) => value ?? undefined),
});

const host = find('#stage');
const found = find('#found');
const shown = { awake: find('#awake'), bloom: find('#bloom'), species: find('#species') };
host.tabIndex = 0;
host.setAttribute('role', 'application');
host.setAttribute('aria-label', 'Bridge. Left and right arrow keys walk, Space plants.');
host.setAttribute('aria-describedby', 'how');
const stage = new Stage(host);

const moment = store.get().moment;
const saved = store.get().garden;
let garden: Garden = moments[moment]?.() ?? (saved ? restore(saved) : opening());
/** True until the visitor changes a garden that `moment` has set. While true, nothing is saved. */
let posing = moment !== '';

// In an iframe, and in the case's picture (`piece-opening`), the controls are hidden until a key or
// pointer press. In an iframe with reduced motion, they are always shown.
const root = document.documentElement;
root.toggleAttribute('data-alone', isFramed || moment === 'piece-opening');
root.toggleAttribute('data-used', isFramed && !motionIsOn());
for (const event of ['keydown', 'pointerdown'])
  document.addEventListener(event, () => root.toggleAttribute('data-used', true), { once: true });

const stride = 0.05;
/** Seconds for which the animals keep moving after the garden's last change. */
const restAfter = 3;

let clock = 3;
let quiet = 0;
let frame = 0;
let last = 0;
let near = true;

function render() {
  stage.update(garden, clock, frame !== 0);
  const now = counts(garden);
  for (const key of ['awake', 'bloom', 'species'] as const) {
    const text = String(now[key]);
    if (shown[key].textContent !== text) shown[key].textContent = text;
  }
  const list = [...now.plants, ...now.animals].join(', ');
  const text = list || 'Nothing grows here yet.';
  if (found.textContent !== text) found.textContent = text;
}

function tick(time: number) {
  const seconds = Math.min(0.05, (time - last) / 1000);
  last = time;
  clock += seconds;
  quiet = advance(garden, seconds) ? 0 : quiet + seconds;
  const done = quiet > restAfter || !near || !motionIsOn();
  frame = done ? 0 : requestAnimationFrame(tick);
  render();
  if (done) keep();
}

function run() {
  quiet = 0;
  if (frame) return;
  last = performance.now();
  frame = requestAnimationFrame(tick);
}

/** Must be called after each interaction with the garden. */
function stir() {
  posing = false;
  tellSoon();
  if (motionIsOn()) return run();
  settle(garden);
  render();
  keep();
}

function keep() {
  if (!posing) store.set({ moment: '', garden: save(garden) });
}

let telling = 0;
let told = '';
let known: string[] = [];
function tellSoon() {
  telling ||= window.setTimeout(() => {
    telling = 0;
    const now = counts(garden);
    const all = [...now.plants, ...now.animals];
    const fresh = all.filter((name) => !known.includes(name));
    known = all;
    const text =
      `${now.awake} of ${now.all} seeds awake, ${now.bloom} in bloom, ` +
      `${now.species} of ${now.allSpecies} species.` +
      (fresh.length ? ` New: ${fresh.join(', ')}.` : '');
    if (text !== told) announce(text);
    told = text;
    if (frame) tellSoon();
  }, 2500);
}

function walk(by: number) {
  walkTo(garden, garden.you.goal + by);
  stir();
}
function plantHere() {
  plant(garden, standing(garden.you) ? garden.you.at : garden.you.goal);
  stir();
}

find('#left').addEventListener('click', () => walk(-stride * 1.5));
find('#right').addEventListener('click', () => walk(stride * 1.5));
find('#plant').addEventListener('click', plantHere);
find('#reset').addEventListener('click', () => {
  cancelAnimationFrame(frame);
  frame = 0;
  garden = opening();
  known = [];
  told = '';
  posing = false;
  store.reset();
  render();
  announce('Started over. Two plants are in bloom.');
});

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'ArrowLeft') walk(-stride);
  else if (event.key === 'ArrowRight') walk(stride);
  else if (event.target !== host) return;
  else if (event.key === 'Home') walk(-1);
  else if (event.key === 'End') walk(1);
  else if (event.key === ' ' || event.key === 'Enter') plantHere();
  else return;
  event.preventDefault();
});

host.addEventListener('pointermove', (event) => {
  if (!motionIsOn() && event.pointerType === 'mouse' && !event.buttons) return;
  walkTo(garden, stage.place(event.clientX));
  stir();
});
host.addEventListener('click', (event) => {
  walkTo(garden, stage.place(event.clientX));
  plant(garden, garden.you.goal);
  stir();
});

function refit() {
  if (stage.fit()) render();
}
new ResizeObserver(refit).observe(host);
new IntersectionObserver((entries) => {
  near = entries.at(-1)?.isIntersecting ?? true;
  const growing = garden.plots.some((plot) => plot.goal > 0);
  if (near && growing && !posing && motionIsOn()) run();
}).observe(host);
onSettings(() => {
  if (!posing && !motionIsOn()) {
    settle(garden);
    render();
  }
});
window.addEventListener('pagehide', keep);

refit();
