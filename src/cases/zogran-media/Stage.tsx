import { themed } from '../../content/theme-color';
import { Part, Stage } from '../../motion/stage';
import { Window } from './StageWindow';
import { Phone } from './StagePhone';
import { peach, words } from './stage-colors';
import { states } from './stage-states';

export { chapterStyles, AddressBar as CaseLayout } from '../../story/scene/layouts/address-bar';

/**
 * The stops: a page's words on slips of paper, its blocks in order, its top in color, its lower
 * part in color, and, as the sun rises, a phone with the same page.
 */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <Part name="sun" at={states.sun} pace="middle">
        <Part name="sun-square" at={states.sunSquare} composition="square">
          <Part name="sun-tall" at={states.sunTall} composition="tall">
            <circle cx="730" cy="420" r="290" fill={themed(peach, '#c8714d')} />
          </Part>
        </Part>
      </Part>
      <path d="M-1400 672h3600v428h-3600z" fill="color-mix(in srgb,var(--background),#000 20%)" />
      <g fontFamily="var(--text)" fontSize="22" fontWeight="600" fill={words}>
        <Part name="window-tall" at={states.windowTall} pace="early" composition="tall">
          <Part name="window-square" at={states.windowSquare} pace="early" composition="square">
            <Window />
          </Part>
        </Part>
        <Part name="phone" at={states.phone}>
          <Part name="phone-wide" at={states.phoneWide} composition="wide">
            <Part name="phone-square" at={states.phoneSquare} composition="square">
              <Part name="phone-tall" at={states.phoneTall} composition="tall">
                <Phone />
              </Part>
            </Part>
          </Part>
        </Part>
      </g>
    </Stage>
  );
}
