import '../../parts/symbols/table.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { offeredOptions, proposedModeOptions } from '../../../games/offeredOptions.ts'
import type { GameCard, GameId, ModeCard, ModeId, Options } from '../../../kernel/gameCard.ts'
import { clampPlayerCount } from '../../../kernel/options.ts'
import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { lazy } from '../../parts/lazy.tsx'
import { Page } from '../../parts/Page.tsx'
import { ModeCards } from '../../table/newGame/ModeCards.tsx'
import * as styles from '../../table/newGame/NewGame.module.css'

const SeatedOptions = lazy(() => import('./NewGameOptions.tsx').then((module) => module.NewGameOptions), true)
const Seats = lazy(() => import('./SeatList.tsx').then((module) => module.SeatList), true)

/** Set-up of a new game. */
export interface NewGameSetup {
  readonly mode: ModeId
  readonly options: Options
  /** One for each seat; empty if nobody typed a name. */
  readonly names: readonly string[]
  /** The level of the bot that plays a seat; empty for a person. */
  readonly bots: readonly string[]
  /** True for a table on several phones: `names` then holds only this phone's player, and the others join. */
  readonly several: boolean
}

interface NewGameProps {
  readonly games: readonly GameCard[]
  /** Game whose modes are in question at first; those of all games where it is absent. */
  readonly game?: GameId | undefined
  /** Last game that was begun. */
  readonly lastSetup: NewGameSetup | null
  /** Last chosen options, by mode. */
  readonly lastOptions: Readonly<Record<ModeId, Options>>
  /** Names of people who have played on this phone. */
  readonly knownNames: readonly string[]
  /** Called with the set-up whenever mode or options change, so that its rules can be fetched early. */
  readonly onConsider: (setup: NewGameSetup) => void
  readonly onStart: (setup: NewGameSetup) => void
}

const scrollToSection = (id: string): void => {
  const section = document.getElementById(id)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

/** Links to the sections below the modes. */
const SectionLinks = () => (
  <nav class={styles.jumps} aria-label={t('new.parts')}>
    {(['seats', 'options'] as const).map((id) => (
      <button key={id} type="button" class="tap" onClick={() => scrollToSection(id)}>
        {t(`new.${id}`)}
      </button>
    ))}
  </nav>
)

/** Area behind the footer, which does not count as visible. */
const OBSERVER_OPTIONS = { rootMargin: '0px 0px -72px' }

/** Section that is fetched and drawn once it comes near the screen. */
const LazySection = ({ children }: { readonly children: ComponentChildren }) => {
  const container = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      OBSERVER_OPTIONS,
    )
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={container}>{isNear && children}</div>
}

/** State of the form: what was chosen, and the set-up that follows from it. */
const useNewGameForm = ({ games, game, lastSetup, lastOptions, knownNames }: NewGameProps) => {
  const modes = games.find(({ id }) => id === game)?.modes ?? games.flatMap((one) => one.modes)
  const initialMode = modes.find(({ id }) => id === lastSetup?.mode) ?? modes[0]
  if (!initialMode) throw new Error('no modes')
  const [mode, setMode] = useState(initialMode)
  const initialOptions = (next: ModeCard): Options => lastOptions[next.id] ?? proposedModeOptions(next)
  const [requestedOptions, setRequestedOptions] = useState(initialOptions(initialMode))
  const lastNames = lastSetup?.names ?? []
  const [names, setNames] = useState<readonly string[]>([
    ...lastNames,
    ...knownNames.filter((name) => !lastNames.includes(name)),
  ])
  const [seatCount, setSeatCount] = useState(clampPlayerCount(lastNames.length, initialMode))
  const { max } = mode.seats
  const [bots, setBots] = useState(lastSetup?.bots ?? [])
  const [wantsSeveral, setWantsSeveral] = useState(lastSetup?.several)
  const several = !!wantsSeveral && max > 1
  // The number of players is not known yet on several phones, so the options offered are those of a full table.
  const options = offeredOptions(mode, several ? max : seatCount, requestedOptions)
  const localSeatCount = several ? 1 : seatCount
  const typedNames = Array.from({ length: several ? max : seatCount }, (_, index) => names[index]?.trim() ?? '')
  // No bots at a table with one seat, or while the other seats are on other phones.
  const botLevels = typedNames.map((_, index) => (seatCount > 1 && !several && bots[index]) || '')
  const setup: NewGameSetup = {
    mode: mode.id,
    options,
    names: typedNames.slice(0, localSeatCount),
    bots: botLevels.slice(0, localSeatCount),
    several,
  }
  const chooseMode = (next: ModeCard): void => {
    setMode(next)
    setRequestedOptions(initialOptions(next))
    setSeatCount(clampPlayerCount(seatCount, next))
  }
  return {
    ...{ mode, options, requestedOptions, names, typedNames, botLevels, seatCount, localSeatCount, several, setup },
    ...{ chooseMode, setRequestedOptions, setNames, setBots, setSeatCount, setWantsSeveral },
  }
}

interface StartFooterProps {
  readonly mode: ModeCard
  /** 0 on several phones, where it is not known yet. */
  readonly playerCount: number
  readonly botCount: number
  readonly isSeveral: boolean
}

const StartFooter = ({ mode, playerCount, botCount, isSeveral }: StartFooterProps) => (
  <>
    <p class="grow">
      <b class="display">{modeNameById(mode.id)}</b>
      <br />
      <span class="muted">{t('new.for', { count: playerCount, bots: botCount })}</span>
    </p>
    <button type="submit" class={button.primary}>
      {t(isSeveral ? 'new.gather' : 'new.start')}
      <Icon name="next" />
    </button>
  </>
)

/** Form of a new game on one page: mode, seats, options. */
export function NewGame(props: NewGameProps) {
  const { games, knownNames, onConsider, onStart } = props
  const form = useNewGameForm(props)
  const { mode, names, botLevels, several, setup } = form
  useEffect(() => onConsider(setup), [mode, form.requestedOptions])
  const start = (event: Event) => {
    event.preventDefault()
    onStart(setup)
  }
  const playerCount = several ? 0 : form.seatCount
  const botCount = botLevels.filter(Boolean).length
  return (
    <form class={styles.form} onSubmit={start}>
      <Page
        title={t('new.title')}
        wide
        aside={<SectionLinks />}
        footer={<StartFooter mode={mode} playerCount={playerCount} botCount={botCount} isSeveral={several} />}
      >
        <ModeCards games={games} chosen={mode} onChoose={form.chooseMode} hasLessons />
        <div class={styles.sides}>
          <section class={styles.seated} id="seats" tabIndex={-1}>
            <LazySection>
              <Seats
                mode={mode}
                count={form.localSeatCount}
                names={names}
                bots={botLevels}
                isSeveral={several}
                knownNames={knownNames}
                onName={(index, text) => form.setNames((before) => Object.assign([...before], { [index]: text }))}
                onBotsChange={form.setBots}
                onCountChange={form.setSeatCount}
                onSeveralChange={form.setWantsSeveral}
              />
            </LazySection>
          </section>
          <section class={styles.options} id="options" tabIndex={-1} aria-labelledby="options-title">
            <h2 id="options-title">{t('new.options')}</h2>
            <LazySection>
              <SeatedOptions
                mode={mode}
                names={form.typedNames}
                bots={botLevels}
                options={form.options}
                onChange={form.setRequestedOptions}
              />
            </LazySection>
          </section>
        </div>
      </Page>
    </form>
  )
}
