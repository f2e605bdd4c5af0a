/** The table of a puzzle: its goal in place of the other players, all else as in a game. */
import '../text/refusals.ts'
import '../text/sheets.ts'
import { useEffect } from 'preact/hooks'
import { vassalAt } from '../../games/blackstone/insight/sight.ts'
import { sentence } from '../blackstone/game/choices.ts'
import { Field } from '../blackstone/game/Field.tsx'
import { Hand } from '../blackstone/game/Hand.tsx'
import { HeldWords } from '../blackstone/game/HeldWords.tsx'
import { NOTHING } from '../blackstone/game/pick.ts'
import { isHeld } from '../blackstone/game/prompt.ts'
import type { Now, Sitting } from '../blackstone/game/sitting.ts'
import { Layout } from '../blackstone/Layout.tsx'
import { Nav } from '../blackstone/Nav.tsx'
import { nameOfSpace } from '../blackstone/names.ts'
import type { Choice } from '../blackstone/props.ts'
import { CardSheet, MenuSheet } from '../blackstone/Sheets.tsx'
import { Brand, Log } from '../blackstone/Side.tsx'
import { Prompt, Undo } from '../blackstone/Strips.tsx'
import { Rings } from '../hints/Rings.tsx'
import { adviceOf, spacesOf } from '../hints/sentences.ts'
import '../style/hints.css'
import { lazy } from '../shell/lazy.tsx'
import { go, replace, route, up } from '../shell/route.ts'
import { t } from '../text/t.ts'
import type { Solving } from './solving.ts'
import { goalOf, nameOfRecipe } from './words.ts'

const Rules = lazy(async () => (await import('../shell/screens/Rules.tsx')).RulesScreen)

interface Props {
  readonly solving: Solving
  /** From the board as it was at first; `shows`: with the solution step by step. */
  readonly onAgain: (shows: boolean) => void
  readonly onNext: () => void
}

/** The deed that is next, where the player is led. */
const nextDeed = ({ guidance }: Solving, now: Now) => {
  const led = guidance.value
  if (led === null || typeof led === 'string') return null
  return led.deeds[led.done] ?? now.legal.find(({ kind }) => kind === 'complete') ?? null
}

const stepsOf = ({ puzzle }: Solving): number => puzzle.way.length + (puzzle.kind === 'task' ? 1 : 0)

/** What stands over the board: the goal, or the way there. */
const words = (solving: Solving, now: Now): string => {
  const { guidance, puzzle } = solving
  const deed = nextDeed(solving, now)
  if (deed) return adviceOf(now, deed)
  switch (guidance.value) {
    case 'looks':
      return t('puzzles.looking')
    case 'far':
      return t('puzzles.far')
    case 'failed':
      return t('puzzles.noHint')
    default:
      return goalOf(puzzle)
  }
}

/** The gilded button: leads to the next puzzle once this is solved, does what the player is led to, completes what is met, begins anew where no token is left, else gives a hint. */
const primaryOf = ({ solving, onAgain, onNext }: Props, now: Now): Choice => {
  const { guidance, sitting } = solving
  if (solving.isSolved.value) return { id: 'next', label: t('puzzles.next'), onPress: onNext }
  const led = guidance.value
  if (led !== null && typeof led !== 'string') {
    const step = t('puzzles.step', { at: led.done + 1, of: stepsOf(solving) })
    return { id: 'follow', label: led.of === 'hint' ? t('hint.do') : step, onPress: solving.follow }
  }
  const ready = now.legal.find(({ kind }) => kind === 'complete')
  if (ready) return { id: 'complete', label: t('do.complete'), icon: 'tick', onPress: () => sitting.act(ready) }
  if (now.legal.length === 0 && !now.pending && !now.outcome)
    return { id: 'again', label: t('puzzles.restart'), icon: 'undo', onPress: () => onAgain(false) }
  return { id: 'hint', label: t('puzzles.hint'), icon: 'bulb', onPress: solving.hint }
}

const Menu = ({ solving, onAgain }: Omit<Props, 'onNext'>) => {
  const then = (act: () => void) => () => {
    up()
    act()
  }
  return (
    <MenuSheet
      title={t('puzzles.title')}
      choices={[
        { id: 'resume', label: t('do.resume'), icon: 'play', onPress: up },
        { id: 'hint', label: t('puzzles.hint'), icon: 'bulb', onPress: then(solving.hint) },
        { id: 'again', label: t('puzzles.restart'), icon: 'undo', onPress: then(() => onAgain(false)) },
        {
          id: 'show',
          label: t('puzzles.show'),
          hint: t('puzzles.showHint'),
          icon: 'tick',
          onPress: then(() => onAgain(true)),
        },
        { id: 'rules', label: t('menu.rules'), icon: 'book', onPress: () => replace(...solving.sitting.path, 'rules') },
        { id: 'all', label: t('puzzles.all'), icon: 'log', onPress: () => replace('puzzles') },
        { id: 'home', label: t('app.home'), icon: 'home', onPress: () => replace() },
      ]}
      onClose={up}
    />
  )
}

const Card = ({ now, space }: { readonly now: Now; readonly space: number }) => {
  const vassal = vassalAt(now.state, space)
  if (!vassal || vassal === 'hidden') return null
  return <CardSheet vassal={vassal} title={nameOfSpace(space)} notes={[]} onClose={up} />
}

const undoOf = (sitting: Sitting, { whyNoUndo }: Now): Choice => {
  const [last] = sitting.log.value
  return {
    id: 'undo',
    label: last && !whyNoUndo ? t('do.undoWhat', { what: last.text }) : t('do.undo'),
    reason: whyNoUndo ? sentence(whyNoUndo) : undefined,
    onPress: () => !whyNoUndo && sitting.undo(),
  }
}

const prompt = ({ isSolved }: Solving, now: Now): string => {
  if (isSolved.value) return t('puzzles.solved')
  if (now.legal.some(({ kind }) => kind === 'complete')) return t('puzzles.ready')
  return t(now.legal.length === 0 && !now.pending ? 'puzzles.none' : 'prompt.tap')
}

export const PuzzleTable = (props: Props) => {
  const { solving } = props
  const { sitting, puzzle } = solving
  const now = sitting.now.value
  const [sheet, what] = route.value.slice(2)
  const { on } = sitting.pick.value
  // There are no towers and no decks here, whatever a key asks for.
  useEffect(() => {
    if (on === 'tower' || on === 'deck') sitting.pick.value = NOTHING
  }, [on])
  // The panel of a task leads to a hint.
  useEffect(() => {
    if (sheet !== 'hint') return
    up()
    solving.hint()
  }, [sheet])
  const deed = solving.isSolved.value ? null : nextDeed(solving, now)
  if (sheet === 'rules') return <Rules mode={sitting.header.mode} />
  return (
    <>
      <Layout
        title={nameOfRecipe(puzzle)}
        top={
          <p class="coach aimed" role="status" aria-label={t('puzzles.goal')}>
            {words(solving, now)}
            {solving.guidance.value === null && <small>{t('puzzles.how')}</small>}
          </p>
        }
        board={<Field sitting={sitting} now={now} />}
        mid={
          <>
            <Prompt>{isHeld(sitting, now) ? <HeldWords sitting={sitting} now={now} /> : prompt(solving, now)}</Prompt>
            <Undo undo={undoOf(sitting, now)} />
          </>
        }
        tray={<Hand sitting={sitting} now={now} />}
        nav={
          <Nav
            tokens={[
              { token: 'knight', count: now.court.knights, limit: null },
              { token: 'wizard', count: now.court.wizards, limit: null },
            ]}
            primary={primaryOf(props, now)}
            onMenu={() => go(...sitting.path, 'menu')}
          />
        }
        side={
          <>
            <Brand />
            <Log lines={sitting.log.value} />
          </>
        }
      />
      <p class="vh" role="status">
        {sitting.said.value}
      </p>
      {deed && !sheet && <Rings spaces={spacesOf(deed)} />}
      {sheet === 'menu' && <Menu {...props} />}
      {sheet === 'card' && <Card now={now} space={Number(what)} />}
    </>
  )
}
