/** What will be played is changed while the table gathers: who sits stays. */
import '../style/newgame.css'
import '../symbols/table.ts'
import '../text/modes.ts'
import '../text/options.ts'
import '../text/together.ts'
import { useEffect, useState } from 'preact/hooks'
import { optionsFor, proposed } from '../../games/blackstone/insight/offered.ts'
import { MODE_CARDS } from '../../games/blackstone/modeCards.ts'
import type { ModeCard, ModeId, Options } from '../../kernel/contract.ts'
import { ModeCards } from '../shell/ModeCards.tsx'
import { OptionList } from '../shell/OptionList.tsx'
import { Page } from '../shell/Page.tsx'
import { nameOfSeat } from '../shell/seatNames.ts'
import { nameOfMode } from '../text/names.ts'
import { t } from '../text/t.ts'

/** What is played at a table. */
export interface Choice {
  readonly mode: ModeId
  readonly options: Options
}

export interface ChangeGameProps {
  /** What is played as yet. */
  readonly now: Choice
  /** The options that were chosen last, by mode. */
  readonly chosen: Readonly<Record<ModeId, Options>>
  /** Who sits, in the order of play. */
  readonly names: readonly string[]
  /** What may be played: its rules can be fetched meanwhile. */
  readonly onConsider: (choice: Choice) => void
  readonly onUse: (choice: Choice) => void
}

const SHARED = MODE_CARDS.filter(({ seats }) => seats.max > 1)

/** Games for several, and their options for a full table: more may still come. */
export const ChangeGame = ({ now, chosen, names, onConsider, onUse }: ChangeGameProps) => {
  const first = SHARED.find(({ id }) => id === now.mode) ?? SHARED[0]
  if (!first) throw new Error('no modes')
  const [mode, choose] = useState(first)
  const [wished, wish] = useState(now.options)
  const { max } = mode.seats
  const choice = { mode: mode.id, options: optionsFor(mode, max, wished) }
  useEffect(() => onConsider(choice), [mode, wished])
  const chooseMode = (next: ModeCard) => {
    choose(next)
    wish(next.id === now.mode ? now.options : (chosen[next.id] ?? proposed(next)))
  }
  const use = (event: Event) => {
    event.preventDefault()
    onUse(choice)
  }
  const seats = Array.from({ length: max }, (_, at) => nameOfSeat(names[at] ?? '', at))
  const extra = names.length - max
  return (
    <form class="new" onSubmit={use}>
      <Page
        title={t('gather.change')}
        wide
        footer={
          <>
            <p class="grow" role="status">
              <b class="dsp">{nameOfMode(mode.id)}</b>
              <br />
              <span class="muted">{extra > 0 && t('gather.extra', { count: extra })}</span>
            </p>
            <button type="submit" class="btn go">
              {t('gather.play')}
            </button>
          </>
        }
      >
        <ModeCards modes={SHARED} chosen={mode} onChoose={chooseMode} />
        <section class="opts" aria-labelledby="options-title">
          <h2 id="options-title">{t('new.options')}</h2>
          <OptionList mode={mode} names={seats} options={choice.options} onChange={wish} />
        </section>
      </Page>
    </form>
  )
}
