// Each frame is drawn from the time alone, so that a visitor can seek.
import { fill } from '../shared/markup';
import { find } from '../shared/dom';
import { motionIsOn, onSettings } from '../shared/page';

const length = 12;
const shots = ['Coast, first light', 'Opening night', 'A room full of sound'] as const;
const shotLength = length / shots.length;
/** Duration of the wipe between two shots, in seconds. */
const wipe = 0.7;

const part = (id: string): SVGElement => find<SVGElement>(`#${id}`);
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const soft = (value: number): number => value * value * (3 - 2 * value);

function drawWipe(id: string, at: number, seconds: number): void {
  const done = soft(clamp((seconds - at + wipe / 2) / wipe));
  const x = 640 - done * 860;
  find<SVGPathElement>(`#${id} path`).setAttribute('d', `M${x + 110} 0H900V400H${x}z`);
}

const barCount = 15;

function drawScene(seconds: number): void {
  const rise = soft(clamp(seconds / shotLength));
  part('sun').setAttribute('cy', String(250 - rise * 110));
  part('far').setAttribute('transform', `translate(${-seconds * 6} 0)`);
  part('near').setAttribute('transform', `translate(${-seconds * 16} 0)`);
  part('boat').setAttribute(
    'transform',
    `translate(${80 + seconds * 46} ${Math.sin(seconds * 2.2) * 3})`,
  );

  const night = seconds - shotLength;
  part('beam-1').setAttribute('transform', `rotate(${-8 + Math.sin(night * 1.4) * 9} 140 0)`);
  part('beam-2').setAttribute('transform', `rotate(${Math.sin(night * 1.1 + 1) * 7} 320 0)`);
  part('beam-3').setAttribute('transform', `rotate(${8 - Math.sin(night * 1.4 + 0.6) * 9} 500 0)`);
  part('crowd').setAttribute('transform', `translate(0 ${Math.sin(night * 4.4) * 4})`);

  const room = seconds - 2 * shotLength;
  const swell = 1 + ((((room * 0.32) % 1) + 1) % 1) * (50 / 60) * 0.3;
  part('rings').setAttribute(
    'transform',
    `translate(320 200) scale(${swell.toFixed(3)}) translate(-320 -200)`,
  );
  [...part('bars').children].forEach((bar, at) => {
    const envelope = 1 - Math.abs(at - (barCount - 1) / 2) / (barCount / 2);
    const height = 10 + envelope * (36 + 44 * Math.abs(Math.sin(room * 3 + at * 1.3)));
    bar.setAttribute('y', String(200 - height / 2));
    bar.setAttribute('height', String(height));
  });

  drawWipe('wipe-b', shotLength, seconds);
  drawWipe('wipe-c', 2 * shotLength, seconds);
}

const clock = (seconds: number): string => `0:${String(Math.floor(seconds)).padStart(2, '0')}`;

export function startReel(): { pause: () => void } {
  const play = find<HTMLButtonElement>('#play');
  const seek = find<HTMLInputElement>('#seek');
  const bars = part('bars');
  fill(
    bars,
    Array.from(
      { length: barCount },
      (_, at) => `<rect x="${254 + at * 9}" width="5" rx="2.5"/>`,
    ).join(''),
  );

  let seconds = Number(seek.value);
  let playing = false;
  let last = 0;

  function draw(): void {
    const shot = Math.min(shots.length - 1, Math.floor(seconds / shotLength));
    // With reduced motion, a playing reel shows one still picture per shot.
    drawScene(playing && !motionIsOn() ? shot * shotLength + 2.4 : seconds);
    find('#shot').textContent = shots[shot] ?? '';
    find('#time').textContent = `${clock(seconds)} / ${clock(length)}`;
    seek.value = String(seconds);
    seek.style.setProperty('--done', `${(seconds / length) * 100}%`);
    seek.setAttribute(
      'aria-valuetext',
      `${Math.floor(seconds)} of ${length} seconds, ${shots[shot]}`,
    );
  }

  function frame(now: number): void {
    if (!playing) return;
    seconds += Math.min(0.1, (now - last) / 1000);
    last = now;
    if (seconds >= length) {
      seconds = length;
      set(false);
    } else {
      requestAnimationFrame(frame);
    }
    draw();
  }

  function set(on: boolean): void {
    playing = on;
    play.classList.toggle('playing', on);
    play.setAttribute('aria-label', on ? 'Pause the showreel' : 'Play the showreel');
    if (!on) return draw();
    if (seconds >= length) seconds = 0;
    last = performance.now();
    requestAnimationFrame(frame);
  }

  play.addEventListener('click', () => set(!playing));
  seek.addEventListener('input', () => {
    seconds = Number(seek.value);
    draw();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && playing) set(false);
  });
  onSettings(draw);
  draw();
  return {
    pause: () => {
      if (playing) set(false);
    },
  };
}
