import type { ComponentChildren } from 'preact'
import { MODE_CARDS } from '../../games/blackstone/modeCards.ts'
import type { ModeId, OptionCard, Options } from '../../kernel/contract.ts'
import { canChoose, nameOfOption, nameOfValue } from '../shell/optionNames.ts'
import { draw } from '../symbols/draw.ts'
import pictures from '../symbols/modes.svg?url&no-inline'
import { saidOf } from '../text/list.ts'
import { nameOfMode } from '../text/names.ts'
import { t } from '../text/t.ts'

void draw(pictures)

/** What one would name first of a table. */
const PARTS: readonly string[] = ['families', 'intrigue', 'wildVassals', 'assassins', 'knightWizard', 'blueLetters']

/** Points always; a part by its name where it is played with; anything else where it is not as usual. */
const wordOf = ({ id, default: usual }: OptionCard, value: string | number): string | null => {
  if (id === 'points') return t('gather.points', { points: value })
  if (PARTS.includes(id)) return value === 'off' ? null : nameOfOption(id)
  return value === usual ? null : saidOf(nameOfOption(id), nameOfValue(id, value))
}

/** What is chosen, in a line: `21 points · Families: By chance · Intrigue`. Of options that the app does not know nothing. */
export const optionLine = (mode: ModeId, options: Options): string => {
  const cards = MODE_CARDS.find(({ id }) => id === mode)?.options ?? []
  return cards
    .filter(canChoose)
    .flatMap((card) => wordOf(card, options[card.id] ?? card.default) ?? [])
    .join(' · ')
}

interface GameCardProps {
  readonly mode: ModeId
  readonly options: Options
  /** What can be done about it. */
  readonly children?: ComponentChildren
}

/** What will be played. */
export const GameCard = ({ mode, options, children }: GameCardProps) => (
  <section class="box played">
    <svg viewBox="-4 -6 128 82" aria-hidden="true">
      <use href={`#mode-${mode}`} width="120" height="72" />
    </svg>
    <span class="grow">
      <h2>{nameOfMode(mode)}</h2>
      <span class="muted">{optionLine(mode, options)}</span>
    </span>
    {children}
  </section>
)
