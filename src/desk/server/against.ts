import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Against, Difference } from '../contract.ts';
import { Refusal } from './refusal.ts';

interface ComparedLine extends Difference {
  /** An image of before, after, and the difference, if they differ. */
  picture?: string;
}

/** Vite restarts in the same process and loads this file again; a running comparison continues. */
const kept = globalThis as { deskComparison?: Comparison };

/** Returns the running comparison with a revision, or a new one. */
export function comparisonWith(root: string, revision: string): Comparison {
  const begun = kept.deskComparison;
  if (begun?.root === root && begun.revision === revision) return begun;
  return (kept.deskComparison = new Comparison(root, revision));
}

/** Compares how all pages look with another revision, in a child process. */
export class Comparison {
  readonly root: string;
  readonly revision: string;
  private phase: Against['phase'] = 'waiting';
  private total = 0;
  private compared: ComparedLine[] = [];
  private error: string | undefined;

  constructor(root: string, revision: string) {
    this.root = root;
    this.revision = revision;
  }

  state(): Against {
    const { revision, phase, total, error } = this;
    const cells = this.compared.map(({ page, size, theme, differing }) => ({
      page,
      size,
      theme,
      differing,
    }));
    return { revision, phase, done: cells.length, total, error, cells };
  }

  start(): Against {
    if (this.phase === 'building' || this.phase === 'comparing') return this.state();
    Object.assign(this, { phase: 'building', compared: [], total: 0, error: undefined });
    const args = ['scripts/check/compare.mjs', this.revision, '--json'];
    const comparing = spawn(process.execPath, args, { cwd: this.root });
    const end = () => comparing.kill();
    process.once('exit', end);
    let said = '';
    comparing.stderr.on('data', (data) => {
      said += String(data);
    });
    createInterface(comparing.stdout).on('line', (line) => this.read(line));
    comparing.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) return;
      this.phase = 'failed';
      this.error = said.trim().split('\n').at(-1);
    });
    return this.state();
  }

  private read(line: string) {
    // The build writes to the same stream.
    if (!line.startsWith('{')) return;
    const told = JSON.parse(line) as { total: number } | ComparedLine;
    if ('total' in told) {
      this.total = told.total;
      this.phase = 'comparing';
    } else this.compared.push(told);
    if (this.total > 0 && this.compared.length === this.total) this.phase = 'done';
  }

  picture(page: string | null, size: string | null, theme: string | null): Buffer {
    const look = this.compared.find(
      (one) => one.page === page && one.size === size && one.theme === theme,
    );
    if (!look?.picture) throw new Refusal('Nothing is known to differ there.', 404);
    return readFileSync(look.picture);
  }
}
