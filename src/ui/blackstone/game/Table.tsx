/** The whole table of one game on one screen. */
import { effect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { kingsOf } from '../../../games/blackstone/rules/court.ts'
import { isLimited } from '../../../games/blackstone/rules/steps.ts'
import { lazy } from '../../shell/lazy.tsx'
import { go } from '../../shell/route.ts'
import { rowOf } from '../../text/list.ts'
import { nameOfMode } from '../../text/names.ts'
import { t } from '../../text/t.ts'
import { Layout } from '../Layout.tsx'
import { Nav } from '../Nav.tsx'
import { ChoiceButton } from '../Panels.tsx'
import type { Choice, TokenView } from '../props.ts'
import { Players, Prompt, Tower, Undo } from '../Strips.tsx'
import { undoChoice } from './choices.ts'
import { primaryOf } from './endTurn.ts'
import { Field } from './Field.tsx'
import { Hand } from './Hand.tsx'
import { towersOf } from './pick.ts'
import { playersOf } from './players.ts'
import { isHeld, type Line, promptOf } from './prompt.ts'
import { askingOf, type Now, type Sitting } from './sitting.ts'
import { towerView } from './views.ts'

/** Phones have no room for it. */
export const Beside = lazy(async () => (await import('./Beside.tsx')).Beside, true)
const HeldWords = lazy(async () => (await import('./HeldWords.tsx')).HeldWords, true)
const Aside = lazy(async () => (await import('./Aside.tsx')).Aside, true)

interface Props {
  readonly sitting: Sitting
  readonly now: Now
  /** In place of what ends the turn, once the game is over. */
  readonly primary?: Choice | null
}

const open =
  (sitting: Sitting, ...sheet: readonly string[]) =>
  (): void =>
    go(...sitting.path, ...sheet)

const Corner = ({ sitting, now, corner }: Props & { readonly corner: number }) => {
  const offers = askingOf(sitting, now)?.towers?.({ sitting, now }) ?? towersOf(sitting.pick.value, now.legal)
  const action = offers.get(corner)
  const sign = sitting.chapters.towerSign?.(now, corner) ?? null
  return (
    <Tower
      tower={towerView(now.state, corner, now.court.pile === corner, action !== undefined, sign)}
      onPress={() => (action ? sitting.act(action) : open(sitting, 'tower', String(corner))())}
    />
  )
}

const Everybody = ({ sitting, now }: Props) => (
  <Players players={playersOf(sitting, now)} onPress={(seat) => open(sitting, 'court', String(seat))()} />
)

export const Top = ({ sitting, now }: Props) => {
  const { Top: Between = Everybody } = sitting.chapters
  const towers = now.state.piles.length > 0
  return (
    <>
      {towers && <Corner sitting={sitting} now={now} corner={0} />}
      <Between sitting={sitting} now={now} />
      {towers && <Corner sitting={sitting} now={now} corner={1} />}
    </>
  )
}

/** The lower towers, where there are four: one on each side. */
const hasFour = ({ state }: Now): boolean => state.piles.length > 2

export const LowLeft = ({ sitting, now }: Props) => {
  const { Low } = sitting.chapters
  if (hasFour(now)) return <Corner sitting={sitting} now={now} corner={3} />
  return Low ? <Low sitting={sitting} now={now} /> : null
}

export const LowRight = ({ sitting, now }: Props) =>
  hasFour(now) ? <Corner sitting={sitting} now={now} corner={2} /> : null

/** A deed that takes long to be kept says so; most are done before anyone could read it. */
const PATIENCE = 300

const useLate = (pending: boolean): boolean => {
  const [late, be] = useState(false)
  useEffect(() => {
    if (!pending) return be(false)
    const timer = setTimeout(() => be(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [pending])
  return late
}

const Plain = ({ children }: { readonly children: ComponentChildren }) => <>{children}</>

const Mid = ({ sitting, now }: Props) => {
  const late = useLate(now.pending)
  const { lead, text }: Line = late ? { text: t('status.pending') } : promptOf(sitting, now)
  const held = !late && isHeld(sitting, now)
  const { Line: Row = Plain } = sitting.chapters
  const other = sitting.pick.value.on === 'nothing' && !now.whyNoUndo && sitting.instead.value
  return (
    <>
      <LowLeft sitting={sitting} now={now} />
      <Row sitting={sitting} now={now}>
        {other ? (
          <ChoiceButton choice={other} />
        ) : (
          <Prompt {...(lead && !held && { lead })} onAsk={open(sitting, 'rule')}>
            {held ? <HeldWords sitting={sitting} now={now} /> : text}
          </Prompt>
        )}
      </Row>
      {now.todo !== 'pile' && <Aside sitting={sitting} now={now} />}
      <Undo undo={undoChoice(sitting, now)} />
      <LowRight sitting={sitting} now={now} />
    </>
  )
}

const tokens = ({ scene, court }: Now): readonly TokenView[] => {
  const limit = isLimited(scene.rules, scene.state, court) ? kingsOf(court) : null
  return [
    { token: 'knight', count: court.knights, limit },
    { token: 'wizard', count: court.wizards, limit },
  ]
}

/** Says what happened. The text is taken away and set again, so that the same words are spoken twice. */
const useSpoken = (sitting: Sitting): void => {
  useEffect(
    () =>
      effect(() => {
        const text = sitting.said.value
        const region = document.getElementById('said')
        if (!region) return
        region.textContent = ''
        requestAnimationFrame(() => {
          region.textContent = text
        })
      }),
    [sitting],
  )
}

export const Table = ({ sitting, now, primary }: Props) => {
  useSpoken(sitting)
  const { Means } = sitting.chapters
  return (
    <>
      <Layout
        title={rowOf([nameOfMode(sitting.header.mode), sitting.names[now.seat] ?? ''])}
        top={<Top sitting={sitting} now={now} />}
        board={<Field sitting={sitting} now={now} />}
        mid={<Mid sitting={sitting} now={now} />}
        tray={<Hand sitting={sitting} now={now} />}
        nav={
          <Nav
            unsaved={!now.saved}
            tokens={tokens(now)}
            means={Means && <Means sitting={sitting} now={now} />}
            primary={primary ?? primaryOf(sitting, now)}
            onMenu={open(sitting, 'menu')}
          />
        }
        side={<Beside sitting={sitting} now={now} />}
      />
      <p id="said" class="vh" role="status" />
    </>
  )
}
