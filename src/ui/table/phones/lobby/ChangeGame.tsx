/** Page that changes the game while the room gathers; seats stay taken. */
import '../../../parts/symbols/table.ts'
import { useEffect, useState } from 'preact/hooks'
import { GAME_CARDS } from '#src/games/cards.ts'
import { offeredOptions, proposedModeOptions } from '#src/games/offeredOptions.ts'
import type { ModeCard, ModeId, Options } from '#src/kernel/gameCard.ts'
import { modeNameById } from '#src/text/gameAndModeNames.ts'
import { t } from '#src/text/t.ts'
import { nameOfSeat } from '../../../common/names/seatNames.ts'
import * as button from '../../../parts/Button.module.css'
import { ModeOptions } from '../../../parts/controls/ModeOptions.tsx'
import { Page } from '../../../parts/Page.tsx'
import { ModeCards } from '../../newGame/ModeCards.tsx'
import * as newGame from '../../newGame/NewGame.module.css'

/** Mode and options of a table. */
export interface GameChoice {
  readonly mode: ModeId
  readonly options: Options
}

export interface ChangeGameProps {
  /** Current choice. */
  readonly current: GameChoice
  /** Options that were chosen last, by mode. */
  readonly lastOptions: Readonly<Record<ModeId, Options>>
  /** Names of the seats, in the order of play. */
  readonly names: readonly string[]
  /** Called with each choice that is considered, so that its rules can be fetched meanwhile. */
  readonly onConsider: (choice: GameChoice) => void
  readonly onChoose: (choice: GameChoice) => void
}

const MULTIPLAYER_GAMES = GAME_CARDS.map((game) => ({
  ...game,
  modes: game.modes.filter(({ seats }) => seats.max > 1),
})).filter(({ modes }) => modes.length > 0)
const MULTIPLAYER_MODES = MULTIPLAYER_GAMES.flatMap(({ modes }) => modes)

/** Games for several players, with the options for a full table, because more players may still come. */
export const ChangeGame = ({ current, lastOptions, names, onConsider, onChoose }: ChangeGameProps) => {
  const initialMode = MULTIPLAYER_MODES.find(({ id }) => id === current.mode) ?? MULTIPLAYER_MODES[0]
  if (!initialMode) throw new Error('no modes')
  const [mode, setMode] = useState(initialMode)
  const [draftOptions, setDraftOptions] = useState(current.options)
  const { max } = mode.seats
  const choice = { mode: mode.id, options: offeredOptions(mode, max, draftOptions) }
  useEffect(() => onConsider(choice), [mode, draftOptions])
  const chooseMode = (next: ModeCard) => {
    setMode(next)
    setDraftOptions(next.id === current.mode ? current.options : (lastOptions[next.id] ?? proposedModeOptions(next)))
  }
  const submit = (event: Event) => {
    event.preventDefault()
    onChoose(choice)
  }
  const seats = Array.from({ length: max }, (_, at) => nameOfSeat(names[at] ?? '', at))
  const extra = names.length - max
  return (
    <form class={newGame.form} onSubmit={submit}>
      <Page
        title={t('gather.change')}
        wide
        footer={
          <>
            <p class="grow" role="status">
              <b class="display">{modeNameById(mode.id)}</b>
              <br />
              <span class="muted">{extra > 0 && t('gather.extra', { count: extra })}</span>
            </p>
            <button type="submit" class={button.primary}>
              {t('gather.play')}
            </button>
          </>
        }
      >
        <ModeCards games={MULTIPLAYER_GAMES} chosen={mode} onChoose={chooseMode} />
        <section class={newGame.options} aria-labelledby="options-title">
          <h2 id="options-title">{t('new.options')}</h2>
          <ModeOptions mode={mode} names={seats} options={choice.options} onChange={setDraftOptions} />
        </section>
      </Page>
    </form>
  )
}
