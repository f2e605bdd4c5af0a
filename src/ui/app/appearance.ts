/** How the app looks to this person: the settings, applied to the page. */
import type { Settings } from '../../store/settings.ts'

export type Look = Pick<Settings, 'textSize' | 'motion' | 'theme' | 'contrast' | 'hand'>

const mark = (name: string, value: string): void => {
  if (value === 'system' || value === '100') delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
}

/** Below this many letters of width a board of 44 px cells and its strips no longer fit one screen. */
const NARROW = 18
const LARGE = 20

const flow = (): void => {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const narrow = Math.min(innerWidth, innerHeight) / letter < NARROW
  document.documentElement.toggleAttribute('data-flow', narrow || letter > LARGE)
}

const wantsContrast = (): MediaQueryList => matchMedia('(prefers-contrast: more)')
let chosen: Look['contrast'] = 'system'
/** What the system wishes is drawn as if it had been chosen here. */
const contrast = (): void => {
  const now = chosen === 'system' && wantsContrast().matches ? 'high' : chosen
  mark('contrast', now)
  if (now === 'high') import('../style/contrast.css').catch(() => undefined)
}

/** Applies a look to the page. */
export const applyLook = ({ textSize, motion, theme, hand, ...look }: Look): void => {
  mark('text', String(textSize))
  mark('motion', motion)
  mark('theme', theme)
  mark('hand', hand)
  if (hand === 'left') import('../style/left.css').catch(() => undefined)
  chosen = look.contrast
  contrast()
  flow()
}

/** Watches what decides the look besides the settings. With large text the table runs from top to bottom instead of standing on one screen. */
export const watchLook = (): void => {
  const probe = document.createElement('div')
  probe.style.cssText = 'position:absolute;width:1rem;height:0;visibility:hidden'
  document.body.append(probe)
  new ResizeObserver(flow).observe(probe)
  addEventListener('resize', flow)
  wantsContrast().addEventListener('change', contrast)
  contrast()
  flow()
}
