import '../style/newgame.css'
import '../symbols/table.ts'
import { useState } from 'preact/hooks'
import type { ModeCard, ModeId, Options } from '../../kernel/contract.ts'
import { nameOfMode } from '../text/names.ts'
import { t } from '../text/t.ts'
import { Icon } from './Icon.tsx'
import { lazy } from './lazy.tsx'
import { ModeCards } from './ModeCards.tsx'
import { optionsFor, within } from './offered.ts'
import { Page } from './Page.tsx'
import { Seats } from './Seats.tsx'

const OptionList = lazy(async () => (await import('./OptionList.tsx')).OptionList, true)

/** What a new game is begun from. */
export interface Setup {
  readonly mode: ModeId
  readonly options: Options
  /** One for each seat; never empty. */
  readonly names: readonly string[]
}

interface NewGameProps {
  readonly modes: readonly ModeCard[]
  /** The last game that was begun. */
  readonly last: Setup | null
  /** Names that were used before. */
  readonly known: readonly string[]
  readonly onStart: (setup: Setup) => void
}

/** Which game, who sits where, and how it is played: all on one page. */
export function NewGame({ modes, last, known, onStart }: NewGameProps) {
  const first = modes.find(({ id }) => id === last?.mode) ?? modes[0]
  if (!first) throw new Error('no modes')
  const [mode, choose] = useState(first)
  const wishedFor = (next: ModeCard): Options => (last?.mode === next.id ? last.options : {})
  const [wished, wish] = useState(wishedFor(first))
  const [names, name] = useState<readonly string[]>(last?.names ?? [])
  const [count, seat] = useState(within(last?.names.length ?? 0, first))
  const [looking, look] = useState(false)
  const options = optionsFor(mode, count, wished)

  const chooseMode = (next: ModeCard) => {
    choose(next)
    wish(wishedFor(next))
    seat(within(count, next))
  }
  const nameAt = (at: number) => names[at]?.trim() || t('new.player', { number: at + 1 })
  const start = (event: Event) => {
    event.preventDefault()
    onStart({ mode: mode.id, options, names: Array.from({ length: count }, (_, at) => nameAt(at)) })
  }
  return (
    <form class="new" onSubmit={start}>
      <Page
        title={t('new.title')}
        wide
        footer={
          <>
            <p class="grow">
              <b class="dsp">{nameOfMode(mode.id)}</b>
              <br />
              <span class="muted">{t('new.for', { count })}</span>
            </p>
            <button type="submit" class="btn go">
              {t('new.start')}
              <Icon name="next" />
            </button>
          </>
        }
      >
        <ModeCards modes={modes} chosen={mode} onChoose={chooseMode} />
        <div class="sides">
          <Seats
            seats={mode.seats}
            count={count}
            names={names}
            known={known}
            onName={(at, text) => name(Object.assign([...names], { [at]: text }))}
            onCount={seat}
          />
          <details class="more" onToggle={() => look(true)}>
            <summary>{t('new.options')}</summary>
            {looking && (
              <OptionList
                mode={mode}
                count={count}
                options={options}
                onChange={(id, value) => wish({ ...wished, [id]: value })}
              />
            )}
          </details>
        </div>
      </Page>
    </form>
  )
}
