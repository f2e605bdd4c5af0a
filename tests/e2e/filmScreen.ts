/** Films what is on the screen, frame by frame: the film runs smoothly however slow the machine is that takes it. */
import type { Locator, Page } from '@playwright/test'
import type { Phone } from './phoneFixtures.ts'

/** A picture, and for how many milliseconds it is shown. */
export interface Frame {
  readonly png: Buffer
  readonly time: number
}

export interface Camera {
  readonly frames: readonly Frame[]
  /** What is on the screen stands for so long. */
  hold(time: number): Promise<void>
  /** Films all that moves, until it has come to rest. */
  roll(): Promise<void>
  /** The finger goes there and touches, and what follows is filmed once `then` is on the screen. */
  touch(target: Locator, then: Locator): Promise<void>
}

/** Milliseconds of a frame in which something moves. */
const STEP = 40
/** How long the finger is on its way, in frames. */
const WAY_FRAMES = 8
/** Within so many milliseconds of what is waited for its movement has begun. */
const MOVEMENT_START = 700
/** Nearly still: movements go on as they are filmed. */
const NEARLY_STILL = 0.0001

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Moves all that moves on by so many milliseconds, in the page; false when everything has come to rest. What follows the
 * scrolling of a part has no time of its own.
 */
const moveOn = (time: number): boolean => {
  const moving = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
  let more = false
  for (const animation of moving) {
    const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {}
    const at = Number(animation.currentTime ?? 0) + time
    if (at < Number(endTime)) animation.currentTime = at
    else animation.finish()
    more ||= endTime !== Number.POSITIVE_INFINITY
  }
  return more
}

/** Puts a fingertip over everything, in the page; pressed it is smaller. */
const showFinger = ({ x, y, isDown }: Point & { readonly isDown: boolean }): void => {
  const tip = document.getElementById('fingertip') ?? document.createElement('div')
  tip.id = 'fingertip'
  tip.popover = 'manual'
  const size = isDown ? 34 : 44
  tip.style.cssText = `position:fixed;inset:${y - size / 2}px auto auto ${x - size / 2}px;width:${size}px;height:${size}px;margin:0;padding:0;
    border:2px solid #14171c;border-radius:50%;background:rgb(255 255 255 / ${isDown ? 0.7 : 0.16});box-shadow:0 0 0 2px #fff;pointer-events:none`
  document.body.append(tip)
  tip.showPopover()
}

const hideFinger = (): void => document.getElementById('fingertip')?.hidePopover()

/** Two frames after the last change. */
const drawn = async (): Promise<void> => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

const middleOf = async (target: Locator): Promise<Point> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

/** Slow at both ends. */
const eased = (part: number): number => part * part * (3 - 2 * part)

/** From now on nothing moves but under this camera. `from` is where the finger comes from. */
export const filmScreen = async ({ page, cdp }: Phone, from: Point): Promise<Camera> => {
  await cdp.send('Animation.enable')
  await cdp.send('Animation.setPlaybackRate', { playbackRate: NEARLY_STILL })
  const frames: Frame[] = []
  let finger = from
  const hold = async (time: number) => {
    await page.evaluate(drawn)
    frames.push({ png: await page.screenshot({ caret: 'initial' }), time })
  }
  const roll = async () => {
    while (await page.evaluate(moveOn, STEP)) await hold(STEP)
  }
  const goTo = async (to: Point) => {
    const { x, y } = finger
    for (let step = 1; step <= WAY_FRAMES; step++) {
      const part = eased(step / WAY_FRAMES)
      finger = { x: x + (to.x - x) * part, y: y + (to.y - y) * part }
      await page.evaluate(showFinger, { ...finger, isDown: false })
      await hold(STEP)
    }
  }
  return {
    frames,
    hold,
    roll,
    async touch(target, then) {
      await goTo(await middleOf(target))
      await page.evaluate(showFinger, { ...finger, isDown: true })
      await hold(120)
      await touchAt(page, finger)
      await then.waitFor()
      await page.waitForTimeout(MOVEMENT_START)
      await page.evaluate(hideFinger)
      await roll()
    },
  }
}

const touchAt = (page: Page, { x, y }: Point): Promise<void> => page.touchscreen.tap(x, y)
