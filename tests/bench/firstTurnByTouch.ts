/**
 * First turn of every mode, and a replay, by touch: how soon the screen answers each tap, and its long tasks. The page
 * is slowed down.
 */
import { resolve } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { serveFolder } from '../../scripts/staticHost.mjs'
import { type AutoPlayer, openAutoPlayer } from '../e2e/autoPlayer.ts'
import { button, cell } from '../e2e/blackstoneTable.ts'
import { castleScapeFinger } from '../e2e/castlescapeInputMethods.ts'
import { square } from '../e2e/castlescapeTable.ts'
import { finger } from '../e2e/inputMethods.ts'
import type { Hand } from '../e2e/performMove.ts'
import { beginCastleScapeGame, playCastleScapeGame } from '../e2e/playCastlescapeGame.ts'
import { playUntil } from '../e2e/playWholeGame.ts'
import { begin, GAMES, type Game } from '../e2e/wholeGamesOfModes.ts'
import { installApp } from './installedPages.ts'
import { type Measured, type Spread, spreadOf } from './measure.ts'
import { SLOWER, slowDown, untilTouchable, watch } from './pageTimings.ts'
import { withBrowser } from './servedPages.ts'
import { answersOf, type Tapped, tapped } from './timedTaps.ts'

/** Milliseconds from a touch to the frame that answers it, and of one task, that are aimed for. */
const ANSWER = 100
const TASK = 50
/** Turns of each game, after what is chosen before the first; the table of the next is opened too. */
const TURNS = 1
/** Moves of each game at most. */
const MOVES = 24

/** Finger that measures each of its taps. */
const measuringFinger = (page: Page): { readonly hand: Hand; readonly taps: Tapped[] } => {
  const taps: Tapped[] = []
  const press = async (target: Locator): Promise<void> => {
    taps.push(await tapped(page, target))
  }
  return {
    hand: { page, pressPanelButton: press, choose: press, tick: press, space: (name) => press(cell(page, name)) },
    taps,
  }
}

/** Whether so many turns have gone by, each time that somebody is to act. */
const turnsGone = () => {
  let turns = 0
  let last = ''
  return (autoPlayer: AutoPlayer, moves: number): boolean => {
    const { round, seat } = autoPlayer.state()
    const now = round === 0 ? '' : `${round} ${seat}`
    if (now !== last) turns++
    last = now
    return turns > TURNS || moves === MOVES
  }
}

const gameByTouch = async (context: BrowserContext, home: string, game: Game) => {
  const page = await context.newPage()
  const [number] = game.numbers
  await begin(finger(page), home, game, number)
  await slowDown(page)
  const { hand, taps } = measuringFinger(page)
  await playUntil(hand, { openAutoPlayer }, number, turnsGone())
  await page.close()
  return taps
}

/** Turns of CastleScape: with what two seats play, place and are asked in them. */
const CASTLE_TURNS = 4

const castleByTouch = async (context: BrowserContext, home: string): Promise<readonly Tapped[]> => {
  const page = await context.newPage()
  await beginCastleScapeGame(castleScapeFinger(page), home, 2, 3)
  await slowDown(page)
  const { hand, taps } = measuringFinger(page)
  const press = hand.pressPanelButton
  const place = async (name: string, confirm: Locator): Promise<void> => {
    await press(square(page, name))
    await press(confirm)
  }
  await playCastleScapeGame(
    { page, press, choose: press, place, confirm: press },
    { number: 3, isEnough: (autoPlayer) => autoPlayer.state().turnNumber > CASTLE_TURNS },
  )
  await page.close()
  return taps
}

/** Opens the replay of a stored game, goes to four of its moments and steps on. */
const replayByTouch = async (context: BrowserContext, stored: string): Promise<readonly Tapped[]> => {
  const page = await context.newPage()
  await page.goto(stored)
  await untilTouchable(page)
  await slowDown(page)
  const { hand, taps } = measuringFinger(page)
  await hand.pressPanelButton(button(page, 'Menu'))
  await hand.pressPanelButton(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Replay' }))
  for (const part of [0.2, 0.9, 0.4, 0.6]) taps.push(await tapped(page, page.getByRole('slider'), part))
  for (const name of ['Step forward', 'Step back', 'Close the replay']) await hand.pressPanelButton(button(page, name))
  await page.close()
  return taps
}

/** The longest task that followed from each tap; 0 where none was long. */
const tasksOf = (taps: readonly Tapped[]): readonly number[] => taps.map(({ long }) => Math.max(0, ...long))
const measuredAs = (name: string, spread: Spread): Measured => ({ name, unit: 'ms', ...spread })

/** Number of taps that are listed by name. */
const WORST = 3

/** The slowest taps, with their long tasks. */
const slowestTaps = (taps: readonly Tapped[]): readonly Measured[] =>
  taps
    .map((tap) => ({ tap, answer: Math.max(...answersOf([tap])) }))
    .toSorted((a, b) => b.answer - a.answer)
    .slice(0, WORST)
    .map(({ tap, answer }) =>
      measuredAs(`  ${tap.what}${tap.long.length ? `, tasks ${tap.long}` : ''}`, spreadOf([answer])),
    )

/** How many of them are within an aim. */
const within = (aim: number, all: readonly number[]): string =>
  `${all.filter((one) => one <= aim).length} of ${all.length} within ${aim} ms`

const tellTaps = (where: string, taps: readonly Tapped[]): readonly Measured[] => {
  const [answers, tasks] = [answersOf(taps), tasksOf(taps)]
  return [
    measuredAs(`${where}, ${SLOWER}× slower: answer to a tap, ${within(ANSWER, answers)}`, spreadOf(answers)),
    measuredAs(`${where}, ${SLOWER}× slower: longest task of a tap, ${within(TASK, tasks)}`, spreadOf(tasks)),
    ...slowestTaps(taps),
  ]
}

/** The first turns of CastleScape, and its slowest taps. */
export const castleTouch = (): Promise<readonly Measured[]> =>
  withBrowser(async (context) => {
    await context.addInitScript(watch)
    // Its pack is fetched when it is chosen, so the server stays.
    const host = await serveFolder(resolve('dist'))
    const told = tellTaps('CastleScape', await castleByTouch(context, host.url))
    await host.stop()
    return told
  })

/** Each mode and the replay once; after the figures of each, its slowest taps. */
export const byTouch = (): Promise<readonly Measured[]> =>
  withBrowser(async (context) => {
    await context.addInitScript(watch)
    const { home, game } = await installApp(context)
    const measured: Measured[] = []
    for (const one of GAMES) measured.push(...tellTaps(one.mode, await gameByTouch(context, home, one)))
    return [...measured, ...tellTaps('Replay', await replayByTouch(context, game))]
  })
