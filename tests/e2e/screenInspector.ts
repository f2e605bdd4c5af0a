/** Inspects every new screen of a whole game: wraps a hand so that it looks before each press. */
import { expect, type Page } from '@playwright/test'
import type { Hand } from './performMove.ts'

const VARIES = /\b(Lion|Dragon|Maple|Phoenix|any|Scout|Emissary|Spy|Captain|Player \d)\b|[A-Z]·[A-Z]|\d+|col \w|row \w/g

/** What is on the screen, without what differs from one time to the next: a sheet, a question, else a mode with what lies before its players. */
const sceneOf = async (page: Page): Promise<string> => {
  const scene = await page.evaluate(() => {
    const labels = (what: string): readonly string[] =>
      [...document.querySelectorAll(what)].map((one) => one.getAttribute('aria-label') ?? '')
    const over = labels('dialog[open], [data-part~="panel"]')
    const name = document.querySelector('h1')?.textContent?.split(',')[0] ?? ''
    return over.length > 0 ? over.join(' + ') : [name, ...labels('main section')].join(' + ')
  })
  return scene.replace(VARIES, '')
}

/** Every kind of thing that is on the screen: an element by its classes and states, and those of what it lies in. */
const kindsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ARIA = ['role', 'aria-pressed', 'aria-disabled', 'aria-selected', 'aria-checked', 'disabled']
    const STATES = [...ARIA, 'data-marks', 'data-verb', 'data-state', 'data-kind']
    const kind = (element: Element | null): string => {
      if (!element) return ''
      const states = STATES.map((state) => element.getAttribute(state) ?? '').join(':')
      return `${element.tagName} ${element.getAttribute('class') ?? ''} ${states}`
    }
    const seen = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
    return [...new Set(seen.map((element) => `${kind(element.parentElement)} > ${kind(element)}`))]
  })

/** Checks whether the screen shows something new. */
export type NoveltyCheck = (page: Page, scene: string) => Promise<boolean>

/** Adds things to a set; true if any was new. */
const addsAny = (seen: Set<string>, things: readonly string[]): boolean => {
  const before = seen.size
  for (const thing of things) seen.add(thing)
  return seen.size > before
}

/** A sheet, a question or a table that was not seen yet. */
export const newScene =
  (seen: Set<string>): NoveltyCheck =>
  async (_page, scene) =>
    addsAny(seen, [scene])

/** The same, and new kinds of elements in a known scene. */
export const newKind =
  (seen: Set<string>): NoveltyCheck =>
  async (page, scene) =>
    addsAny(seen, [scene, ...(await kindsOf(page))])

export interface SceneWatcher extends Hand {
  /** Looks at what is on the screen now, if it is new. */
  look(): Promise<void>
}

/** A hand that looks at what is new before it presses. */
export const watchScenes = (
  hand: Hand,
  isNew: NoveltyCheck,
  lookAt: (page: Page, scene: string) => Promise<void>,
): SceneWatcher => {
  const { page } = hand
  const look = async (): Promise<void> => {
    const scene = await sceneOf(page)
    if (await isNew(page, scene)) await lookAt(page, scene)
  }
  return {
    page,
    look,
    async pressPanelButton(target) {
      await expect(target).toHaveCount(1)
      await look()
      await hand.pressPanelButton(target)
    },
    async space(space) {
      await look()
      await hand.space(space)
    },
    choose: hand.choose,
    tick: hand.tick,
  }
}
