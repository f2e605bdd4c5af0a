import '../style/newgame.css'
import '../symbols/table.ts'
import { useState } from 'preact/hooks'
import type { ModeCard, ModeId, OptionCard, Options } from '../../kernel/contract.ts'
import { nameOfMode } from '../text/names.ts'
import { say, t } from '../text/t.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Icon } from './Icon.tsx'
import { ModeCards } from './ModeCards.tsx'
import { canChoose, missingModules, nameOfOption, nameOfValue } from './optionNames.ts'
import { Page } from './Page.tsx'
import { Seats } from './Seats.tsx'

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

/** What can be chosen for so many players: who begins is one of them. */
const valuesFor = ({ id, values }: OptionCard, count: number): OptionCard['values'] =>
  id === 'first' ? values.filter((value) => !(Number(value) >= count)) : values

/** What was wished, as far as the mode offers it to so many players; its defaults for the rest. */
const optionsFor = (mode: ModeCard, count: number, wished: Options): Options =>
  Object.fromEntries(
    mode.options.map((option) => {
      const value = wished[option.id]
      const known = value !== undefined && valuesFor(option, count).includes(value)
      return [option.id, known ? value : option.default]
    }),
  )

const within = (count: number, { seats }: ModeCard): number => Math.min(seats.max, Math.max(seats.min, count))

interface OptionsProps {
  readonly mode: ModeCard
  readonly count: number
  readonly options: Options
  readonly onChange: (id: string, value: string | number) => void
}

/** Settings with a single value stand for modules that are not built yet: nobody can choose them, so they are not asked. */
const OptionList = ({ mode, count, options, onChange }: OptionsProps) => (
  <details class="more">
    <summary>{t('new.options')}</summary>
    {mode.options.filter(canChoose).map((option) => {
      const { id, default: usual } = option
      return (
        <ChoiceRow
          key={id}
          label={nameOfOption(id)}
          help={say(`option.${id}.help`, undefined, 'option.other')}
          chips={valuesFor(option, count).map((value) => ({ value, label: nameOfValue(id, value) }))}
          value={options[id] ?? usual}
          onChange={(value) => onChange(id, value)}
        />
      )
    })}
    <p class="muted">{missingModules(mode.options)}</p>
  </details>
)

/** Which game, who sits where, and how it is played: all on one page. */
export function NewGame({ modes, last, known, onStart }: NewGameProps) {
  const first = modes.find(({ id }) => id === last?.mode) ?? modes[0]
  if (!first) throw new Error('no modes')
  const [mode, choose] = useState(first)
  const wishedFor = (next: ModeCard): Options => (last?.mode === next.id ? last.options : {})
  const [wished, wish] = useState(wishedFor(first))
  const [names, name] = useState<readonly string[]>(last?.names ?? [])
  const [count, seat] = useState(within(last?.names.length ?? 0, first))
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
          <OptionList
            mode={mode}
            count={count}
            options={options}
            onChange={(id, value) => wish({ ...wished, [id]: value })}
          />
        </div>
      </Page>
    </form>
  )
}
