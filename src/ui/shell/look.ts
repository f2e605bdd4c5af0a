/** How the app looks to this person; kept by the settings, applied to the page. */
export const TEXT_SIZES = [100, 125, 150, 200] as const
export const MOTIONS = ['system', 'full', 'calm'] as const
export const THEMES = ['system', 'dark', 'light'] as const
export const CONTRASTS = ['system', 'high'] as const

export interface Look {
  readonly text: (typeof TEXT_SIZES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly theme: (typeof THEMES)[number]
  readonly contrast: (typeof CONTRASTS)[number]
}

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

/** Applies a look to the page. */
export const applyLook = ({ text, motion, theme, contrast }: Look): void => {
  mark('text', String(text))
  mark('motion', motion)
  mark('theme', theme)
  mark('contrast', contrast)
  flow()
}

/** With large text the table runs from top to bottom instead of standing on one screen: watches what decides that. */
export const watchTextSize = (): void => {
  const probe = document.createElement('div')
  probe.style.cssText = 'position:absolute;width:1rem;height:0;visibility:hidden'
  document.body.append(probe)
  new ResizeObserver(flow).observe(probe)
  addEventListener('resize', flow)
  flow()
}
