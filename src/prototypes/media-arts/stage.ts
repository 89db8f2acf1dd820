import { fill } from '../shared/markup';
import type { Garden, Person, Plot } from './garden';
import { awake, counts, inBloom, standing } from './garden';
import { figure, type Figure } from './people';
import { drawPlant, plantTop } from './plants';

const svg = 'http://www.w3.org/2000/svg';
const height = 378;
const top = -18;
const ground = 240;
const floor = 288;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const round = (value: number) => Math.round(value * 10) / 10;

function draw<K extends keyof SVGElementTagNameMap>(
  parent: Element,
  name: K,
  attributes: Record<string, string | number> = {},
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  parent.append(element);
  return element;
}

/** Returns a number from 0 to 1 that, unlike Math.random(), is the same for the same arguments. */
function scatter(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

const shortNames: Record<string, string> = { 'Blue flag iris': 'Iris', 'River oats': 'Oats' };

type PlantParts = {
  paths: Record<'stem' | 'leaves' | 'flower' | 'heart', SVGPathElement>;
  seed: SVGPathElement;
  halo: SVGCircleElement;
  drawn: string;
};

export class Stage {
  readonly element: SVGSVGElement;
  private readonly host: HTMLElement;
  private width = 0;
  private aspect = 0;
  private plants: PlantParts[] = [];
  private lamps: { element: SVGEllipseElement; at: number; glow: number }[] = [];
  private figures: { figure: Figure; pool: SVGEllipseElement }[] = [];
  private layers: Record<string, SVGGElement> = {};
  private fireflies: SVGCircleElement[] = [];
  private butterfly: SVGGElement | undefined;
  private wren: SVGGElement | undefined;
  private progress = -1;

  constructor(host: HTMLElement) {
    this.host = host;
    this.element = document.createElementNS(svg, 'svg');
    this.element.setAttribute('aria-hidden', 'true');
    host.replaceChildren(this.element);
  }

  /** Converts a `clientX` to a position along the bridge, whose ends are 0 (left) and 1 (right). */
  place(clientX: number): number {
    const box = this.host.getBoundingClientRect();
    const scale = Math.min(box.width / this.width, box.height / height);
    return this.bridgeAt((clientX - box.left - (box.width - this.width * scale) / 2) / scale);
  }

  private x(at: number): number {
    return 40 + at * (this.width - 80);
  }
  private bridgeAt(x: number): number {
    return (x - 40) / (this.width - 80);
  }

  /** Rebuilds the drawing, and returns true, if the aspect ratio of `host` has changed. */
  fit(): boolean {
    const { clientWidth, clientHeight } = this.host;
    const aspect = clientWidth / Math.max(1, clientHeight);
    if (Math.abs(aspect - this.aspect) < 0.001) return false;
    this.aspect = aspect;
    this.width = Math.round(clamp(height * aspect, 400, 2000));
    this.build();
    return true;
  }

  private build() {
    const { element, width } = this;
    element.replaceChildren();
    element.setAttribute('viewBox', `0 ${top} ${width} ${height}`);
    this.plants = [];
    this.lamps = [];
    this.figures = [];
    this.fireflies = [];
    this.progress = -1;
    const inner = { x: 16, y: 12, width: width - 32, height: 236 };

    const defs = draw(element, 'defs');
    const clip = draw(defs, 'clipPath', { id: 'screen' });
    draw(clip, 'rect', { ...inner, rx: 4 });

    for (const x of [0.04, 0.35, 0.65, 0.96])
      draw(element, 'rect', { class: 'post', x: width * x - 4, y: top, width: 8, height: 280 });
    draw(element, 'rect', { class: 'night', ...inner, rx: 4 });
    const screen = draw(element, 'g', { 'clip-path': 'url(#screen)' });
    const stars = draw(screen, 'g', { class: 'stars' });
    for (let index = 0; index < width / 16; index++)
      draw(stars, 'circle', {
        cx: round(inner.x + scatter(index, 1) * inner.width),
        cy: round(inner.y + 8 + scatter(index, 2) ** 1.6 * 150),
        r: round(0.6 + scatter(index, 3) * 0.9),
        opacity: round(0.25 + scatter(index, 4) * 0.5),
      });
    this.layers.moon = draw(screen, 'g');
    draw(this.layers.moon, 'path', {
      class: 'moon',
      d: 'M-4 -30A30 30 0 1 0 30 4A25 25 0 1 1 -4 -30z',
    });
    this.layers.dawn = draw(screen, 'g');
    draw(this.layers.dawn, 'rect', { class: 'dawn', ...inner });
    this.layers.sun = draw(this.layers.dawn, 'g');
    draw(this.layers.sun, 'circle', { class: 'sun', r: 92 });
    this.layers.far = draw(screen, 'g');
    this.layers.near = draw(screen, 'g');
    const hill = (points: readonly (readonly [number, number])[]) =>
      `M0 300V${points[0]?.[1]}${points
        .slice(1)
        .map(([x, y], index) => {
          const [px, py] = points[index] ?? [0, 0];
          const middle = ((px + x) / 2) * width;
          return `C${round(middle)} ${py} ${round(middle)} ${y} ${round(x * width)} ${y}`;
        })
        .join('')}V300Z`;
    draw(this.layers.far, 'path', {
      class: 'far',
      d: hill([
        [0, 150],
        [0.2, 108],
        [0.45, 160],
        [0.7, 118],
        [1, 168],
      ]),
    });
    draw(this.layers.near, 'path', {
      class: 'near',
      d: hill([
        [0, 214],
        [0.25, 190],
        [0.55, 212],
        [0.82, 180],
        [1, 200],
      ]),
    });
    const panels = Math.max(4, Math.round(width / 110));
    let seams = `M0 91H${width}M0 170H${width}`;
    for (let index = 1; index < panels; index++)
      seams += `M${round(inner.x + (index * inner.width) / panels)} 0V260`;
    draw(screen, 'path', { class: 'seams', d: seams });
    this.layers.back = draw(screen, 'g');
    this.layers.front = draw(screen, 'g');
    this.layers.seeds = draw(screen, 'g');
    this.layers.air = draw(screen, 'g');

    draw(element, 'rect', { class: 'deck-edge', x: 0, y: 250, width, height: 5 });
    draw(element, 'rect', { class: 'deck', x: 0, y: 255, width, height: 46 });
    draw(element, 'rect', { class: 'under', x: 0, y: 301, width, height: 60 });
    const bays = Math.max(4, Math.round(width / 90));
    const bay = width / bays;
    let truss = '';
    for (let index = 0; index < bays; index++) {
      const x = index * bay;
      truss += `M${round(x)} 358L${round(x + bay / 2)} 310L${round(x + bay)} 358`;
    }
    draw(element, 'path', { class: 'truss', d: truss });
    draw(element, 'rect', { class: 'deck-edge', x: 0, y: 300, width, height: 8 });
    draw(element, 'rect', { class: 'deck-edge', x: 0, y: 356, width, height: 4 });
    const steps = Math.round((width - 40) / 14);
    for (let index = 0; index <= steps; index++) {
      const x = 20 + (index * (width - 40)) / steps;
      draw(element, 'ellipse', { class: 'lamp', cx: round(x), cy: 294, rx: 3.4, ry: 1.4 });
      const lamp = draw(element, 'ellipse', {
        class: 'lamp-on',
        cx: round(x),
        cy: 294,
        rx: 4,
        ry: 1.8,
        opacity: 0,
      });
      this.lamps.push({ element: lamp, at: this.bridgeAt(x), glow: 0 });
    }
    this.layers.pools = draw(element, 'g');
    this.layers.people = draw(element, 'g');

    for (let index = 0; index < 14; index++)
      this.fireflies.push(
        draw(this.layers.air, 'circle', { class: 'firefly', r: 2.2, opacity: 0 }),
      );
    this.butterfly = draw(this.layers.air, 'g', { visibility: 'hidden' });
    fill(
      this.butterfly,
      `<g class="half"><path class="wing" d="M0 0C-4-14-20-18-19-8-18-1-8 1 0 2z"/><path class="wing-2" d="M0 2C-9 2-15 7-11 12-7 15-2 9 0 4z"/></g>
      <g class="half"><path class="wing" d="M0 0C4-14 20-18 19-8 18-1 8 1 0 2z"/><path class="wing-2" d="M0 2C9 2 15 7 11 12 7 15 2 9 0 4z"/></g>
      <ellipse class="body" rx="1.8" ry="8" cy="1"/>`,
    );
    this.wren = draw(element, 'g', { visibility: 'hidden' });
    fill(
      this.wren,
      `<path class="wren-3" d="M-3 0v5M3 0v5"/><path class="wren" d="M-14-20l5 11C-8 0 8 2 12-7c2-6-1-12-7-12-6 0-9 4-12 6z"/><path class="wren" d="M9-16l9 3-8 3z"/><path class="wren-2" d="M0-1c5 1 10-1 11-6-4 0-9 2-11 6z"/><circle class="eye" cx="6" cy="-14" r="1.6"/>`,
    );
  }

  private partsOf(garden: Garden): PlantParts[] {
    if (this.plants.length === garden.plots.length) return this.plants;
    this.plants = garden.plots.map((plot) => {
      const layer = plot.back ? this.layers.back : this.layers.front;
      const kind = shortNames[plot.species] ?? plot.species;
      const group = draw(layer as SVGGElement, 'g', {
        class: `plant ${kind}${plot.back ? ' back' : ''}`,
        transform: `translate(${round(this.x(plot.at))} ${ground})`,
      });
      const path = (name: string) => draw(group, 'path', { class: name });
      const seeds = this.layers.seeds as SVGGElement;
      const move = `translate(${round(this.x(plot.at))} ${ground})`;
      return {
        paths: {
          stem: path('stem'),
          leaves: path('leaves'),
          flower: path('flower'),
          heart: path('heart'),
        },
        halo: draw(seeds, 'circle', { class: 'halo', r: 11, transform: move }),
        seed: draw(seeds, 'path', {
          class: 'seed',
          d: 'M0 -6C4 -3 4.500 3 0 4.500C-4.500 3 -4 -3 0 -6Z',
          transform: move,
        }),
        drawn: '',
      };
    });
    return this.plants;
  }

  private lean(garden: Garden, plot: Plot): number {
    return clamp((garden.crowd - plot.at) * 1.15, -0.5, 0.5);
  }

  private scaleOf(plot: Plot): number {
    return plot.size * clamp(0.62 + this.width / 2400, 0.78, 1.05);
  }

  /** `alive`: further frames follow. If not, the drawn people stand, and the butterfly rests. */
  update(garden: Garden, clock: number, alive: boolean) {
    const parts = this.partsOf(garden);
    const progress = garden.plots.reduce((sum, plot) => sum + plot.growth, 0) / garden.plots.length;

    garden.plots.forEach((plot, index) => {
      const part = parts[index];
      if (!part) return;
      const lean = this.lean(garden, plot);
      const key = `${plot.growth.toFixed(3)} ${lean.toFixed(3)}`;
      if (key === part.drawn) return;
      part.drawn = key;
      const on = plot.growth >= awake * 0.6;
      part.seed.setAttribute('class', on ? 'seed on' : 'seed');
      part.halo.setAttribute('class', on && plot.growth < 0.4 ? 'halo on' : 'halo');
      const drawing = drawPlant(plot.species, plot.growth, lean, this.scaleOf(plot));
      for (const name of ['stem', 'leaves', 'flower', 'heart'] as const)
        part.paths[name].setAttribute('d', drawing[name]);
    });

    if (Math.abs(progress - this.progress) > 0.001) {
      this.progress = progress;
      const rise = 1 - (1 - progress) ** 2;
      this.layers.moon?.setAttribute(
        'transform',
        `translate(${round(this.width * (0.9 - 0.03 * rise))} ${round(96 - 34 * rise)})`,
      );
      this.layers.dawn?.setAttribute('opacity', rise.toFixed(2));
      this.layers.sun?.setAttribute(
        'transform',
        `translate(${round(this.width * 0.56)} ${round(370 - 230 * rise)})`,
      );
      this.layers.far?.setAttribute('transform', `translate(0 ${round(70 - 40 * rise)})`);
      this.layers.near?.setAttribute('transform', `translate(0 ${round(34 - 26 * rise)})`);
    }

    this.updatePeople(garden, alive);
    this.updateAnimals(garden, clock, alive);
  }

  private updatePeople(garden: Garden, alive: boolean) {
    const people: Person[] = [garden.you, ...garden.visitors];
    while (this.figures.length > people.length) {
      const gone = this.figures.pop();
      gone?.figure.group.remove();
      gone?.pool.remove();
    }
    people.forEach((person, index) => {
      let shown = this.figures[index];
      if (!shown) {
        const made = figure(person.look);
        const layer = this.layers.people as SVGGElement;
        // SVG draws later elements in front, so visitors are inserted before `you`.
        layer.insertBefore(made.group, this.figures[0]?.figure.group ?? null);
        const pool = draw(this.layers.pools as SVGGElement, 'ellipse', {
          class: 'pool',
          rx: 24,
          ry: 4.5,
        });
        shown = { figure: made, pool };
        this.figures[index] = shown;
      }
      const x = round(this.x(person.at));
      const y = index === 0 ? floor + 6 : floor - 4 - (index % 3) * 5;
      shown.figure.group.setAttribute(
        'transform',
        `translate(${x} ${y}) scale(${person.facing} 1)`,
      );
      shown.pool.setAttribute('cx', String(x));
      shown.pool.setAttribute('cy', String(y + 1));
      const walking = !standing(person);
      shown.figure.pose(person.walked * (this.width / 860), !walking || (!alive && index > 0));
    });
    for (const lamp of this.lamps) {
      const near = Math.min(...people.map((person) => Math.abs(person.at - lamp.at) * this.width));
      const glow = Math.round(clamp(1 - near / 62, 0, 1) * 20) / 20;
      if (glow === lamp.glow) continue;
      lamp.glow = glow;
      lamp.element.setAttribute('opacity', String(glow));
    }
  }

  private updateAnimals(garden: Garden, clock: number, alive: boolean) {
    const { animals } = counts(garden);
    const blooming = garden.plots.filter((plot) => plot.growth >= inBloom);
    this.fireflies.forEach((firefly, index) => {
      if (!animals.includes('Fireflies')) {
        firefly.setAttribute('opacity', '0');
        return;
      }
      const drift = clock * (0.25 + scatter(index, 6) * 0.3) + index;
      const x = 40 + scatter(index, 7) * (this.width - 80) + Math.sin(drift) * 16;
      const y = 60 + scatter(index, 8) * 140 + Math.cos(drift * 1.3) * 10;
      firefly.setAttribute('cx', String(round(x)));
      firefly.setAttribute('cy', String(round(y)));
      firefly.setAttribute('opacity', (0.55 + 0.45 * Math.sin(clock * 1.7 + index * 2)).toFixed(2));
    });
    const host =
      blooming.find(({ species, back }) => species === 'Milkweed' && !back) ??
      blooming.find(({ species }) => species === 'Coneflower') ??
      blooming[0];
    const flies = host && animals.includes('Butterfly');
    this.butterfly?.setAttribute('visibility', flies ? 'visible' : 'hidden');
    if (flies && this.butterfly) {
      const size = this.scaleOf(host);
      const lean = this.lean(garden, host);
      const x = this.x(host.at) + lean * 0.85 * plantTop[host.species] * size;
      const y = ground - plantTop[host.species] * size * (1 - 0.16 * Math.abs(lean)) - 26;
      const away = alive ? 1 : 0.35;
      const flightX = x + away * (Math.sin(clock * 0.9) * 46 + Math.sin(clock * 2.1) * 12) + 6;
      const flightY = Math.max(34, y + away * Math.cos(clock * 1.4) * 20);
      this.butterfly.setAttribute(
        'transform',
        `translate(${round(flightX)} ${round(flightY)}) rotate(${round(14 + Math.sin(clock) * 12 * away)}) scale(.95)`,
      );
      const beat = alive ? 0.62 + 0.38 * Math.cos(clock * 11) : 0.9;
      for (const half of this.butterfly.querySelectorAll('.half'))
        half.setAttribute('transform', `scale(${beat.toFixed(2)} 1)`);
    }
    this.wren?.setAttribute('visibility', animals.includes('Wren') ? 'visible' : 'hidden');
    this.wren?.setAttribute('transform', `translate(${round(this.width * 0.2)} 11) scale(-1 1)`);
  }
}
