import type { ModeCard } from '../../kernel/contract.ts'
import { draw } from '../symbols/draw.ts'
import pictures from '../symbols/modes.svg?url&no-inline'
import { nameOfMode } from '../text/names.ts'
import { say, t } from '../text/t.ts'
import { Icon } from './Icon.tsx'

void draw(pictures)

const seatsOf = ({ seats: { min, max } }: ModeCard): string => (min === max ? `${min}` : `${min}–${max}`)

interface ModeCardsProps {
  readonly modes: readonly ModeCard[]
  readonly chosen: ModeCard
  readonly onChoose: (mode: ModeCard) => void
}

const Card = ({ mode, chosen, onChoose }: Omit<ModeCardsProps, 'modes'> & { readonly mode: ModeCard }) => (
  <label class="mode">
    <input
      type="radio"
      name="mode"
      checked={mode.id === chosen.id}
      aria-describedby={`about-${mode.id}`}
      onChange={() => onChoose(mode)}
    />
    <svg class="ill" viewBox="-4 -6 128 82" aria-hidden="true">
      <use href={`#mode-${mode.id}`} width="120" height="72" />
    </svg>
    <span class="tx">
      <b>{nameOfMode(mode.id)}</b>
      <small id={`about-${mode.id}`}>{say(`mode.${mode.id}.pitch`, undefined, 'mode.other')}</small>
      <span class="mt">
        <span>
          <Icon name="people" small />
          {seatsOf(mode)}
          <span class="vh">{t('new.players', { max: mode.seats.max })}</span>
        </span>
        <span>{say(`mode.${mode.id}.time`, undefined, 'mode.other')}</span>
      </span>
    </span>
    <span class="chk">
      <Icon name="tick" />
    </span>
  </label>
)

/** The games in the box. */
export const ModeCards = ({ modes, chosen, onChoose }: ModeCardsProps) => (
  <fieldset>
    <legend class="vh">{t('new.choose')}</legend>
    <div class="modes">
      {modes.map((mode) => (
        <Card key={mode.id} mode={mode} chosen={chosen} onChoose={onChoose} />
      ))}
    </div>
  </fieldset>
)
