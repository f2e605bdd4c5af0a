/** Appearance of the app: the person's settings, applied to the page. */
import type { Settings } from '../../store/settings.ts'

export type Appearance = Pick<Settings, 'textSize' | 'motion' | 'theme' | 'contrast' | 'hand'>

const setRootAttribute = (name: string, value: string): void => {
  if (value === 'system' || value === '100') delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
}

/** Smallest screen width, in rem, at which a board of 44 px cells and its strips fit one screen. */
const MIN_WIDTH_IN_LETTERS = 18
const LARGE_FONT_SIZE = 20

const updateFlow = (): void => {
  const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const isNarrow = Math.min(innerWidth, innerHeight) / fontSize < MIN_WIDTH_IN_LETTERS
  document.documentElement.toggleAttribute('data-flow', isNarrow || fontSize > LARGE_FONT_SIZE)
}

const contrastQuery = (): MediaQueryList => matchMedia('(prefers-contrast: more)')
const forcedColoursQuery = (): MediaQueryList => matchMedia('(forced-colors: active)')
let chosenContrast: Appearance['contrast'] = 'system'
/**
 * A system-wide wish for high contrast is applied as if it had been chosen in the settings. Where the system forces its
 * colours the sheet is fetched whatever was chosen: it draws the frames that are shadows elsewhere.
 */
const applyContrast = (): void => {
  const effectiveContrast = chosenContrast === 'system' && contrastQuery().matches ? 'high' : chosenContrast
  setRootAttribute('contrast', effectiveContrast)
  if (effectiveContrast === 'high' || forcedColoursQuery().matches)
    import('../parts/styles/contrast.css').catch(() => undefined)
}

/** Applies the settings to the page. */
export const applyAppearance = ({ textSize, motion, theme, hand, ...appearance }: Appearance): void => {
  setRootAttribute('text', String(textSize))
  setRootAttribute('motion', motion)
  setRootAttribute('theme', theme)
  setRootAttribute('hand', hand)
  chosenContrast = appearance.contrast
  applyContrast()
  updateFlow()
}

/**
 * Watches what decides the appearance besides the settings: text size, window size, system contrast. With large text
 * the table scrolls from top to bottom instead of fitting one screen.
 */
export const watchAppearance = (): void => {
  const probe = document.createElement('div')
  probe.style.cssText = 'position:absolute;width:1rem;height:0;visibility:hidden'
  document.body.append(probe)
  new ResizeObserver(updateFlow).observe(probe)
  addEventListener('resize', updateFlow)
  for (const query of [contrastQuery(), forcedColoursQuery()]) query.addEventListener('change', applyContrast)
  applyContrast()
  updateFlow()
}
