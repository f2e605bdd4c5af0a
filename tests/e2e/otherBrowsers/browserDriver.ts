/** Browsers other than Chromium, driven by what a person sees: roles and names on the visible page. */

/** Size of a page in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A part of the page, as a browser's driver names it. */
export type Handle = unknown

/** What a driver can do with one window. Functions run in the page and see nothing of this file. */
export interface Driver {
  readonly name: string
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** The answer of a function in the page, once its promise resolves. The argument and the answer are JSON. */
  ask<A, T>(question: (argument: A) => T | Promise<T>, argument: A): Promise<T>
  /** The element that a function finds in the page; null where there is none. */
  find<A>(search: (argument: A) => Element | null, argument: A): Promise<Handle | null>
  /** Scrolls there and clicks in the middle, as a finger would. Rejects where something else is hit. */
  click(handle: Handle): Promise<void>
  close(): Promise<void>
}

export type Role = 'button' | 'link' | 'radio' | 'gridcell' | 'grid' | 'heading' | 'dialog' | 'textbox' | 'group'

interface Wanted {
  readonly role: Role
  /** Source of a regular expression over the whole name. */
  readonly name: string
}

/** Finds a visible element by its role and its name. Runs in the page. */
const findShown = ({ role, name }: Wanted): Element | null => {
  const selectors = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    radio: 'input[type=radio], [role=radio]',
    gridcell: '[role=gridcell]',
    grid: '[role=grid]',
    heading: 'h1, h2, h3',
    dialog: 'dialog[open], [role=dialog]',
    textbox: 'input:not([type=radio], [type=checkbox]), textarea',
    group: '[role=group], fieldset',
  }
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const labelOf = (element: Element): Element | null => element.closest('label')
  const nameOf = (element: Element): string => {
    const titles = plain(element.getAttribute('aria-labelledby')).split(' ')
    const titled = titles.map((id) => plain(document.getElementById(id)?.textContent)).join(' ')
    return (
      plain(element.getAttribute('aria-label')) || plain(titled) || plain((labelOf(element) ?? element).textContent)
    )
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const pattern = new RegExp(name)
  const found = [...document.querySelectorAll(selectors[role])].find((element) => {
    const seen = role === 'radio' ? (labelOf(element) ?? element) : element
    return isShown(seen) && !element.closest('[inert]') && pattern.test(nameOf(element))
  })
  return (found && role === 'radio' && labelOf(found)) || found || null
}

const PATIENCE_MS = 30_000
const PAUSE_MS = 100

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** A person at such a browser. */
export interface Stranger {
  readonly driver: Driver
  /** Waits for a part with this role and name. The name is the source of a regular expression. */
  see(role: Role, name: string): Promise<Handle>
  /** Whether such a part is on the page now. */
  sees(role: Role, name: string): Promise<boolean>
  tap(role: Role, name: string): Promise<void>
  /** Taps such a part if it is on the page now and can be hit; whether it was. */
  tapNow(role: Role, name: string): Promise<boolean>
  /** Waits until the visible text holds this. */
  read(text: string): Promise<void>
  text(): Promise<string>
}

/** Waits until an answer is neither null nor false. Rejects with what was awaited. */
export const until = async <T>(what: string, answer: () => Promise<T | null | false>): Promise<T> => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const found = await answer()
    if (found !== null && found !== false) return found
    if (Date.now() > end) throw new Error(`still waiting for ${what}`)
    await pause()
  }
}

export const strangerAt = (driver: Driver): Stranger => {
  const find = (role: Role, name: string) => driver.find(findShown, { role, name })
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not to be read.
  const text = () => driver.ask(() => document.body.innerText, null)
  const see = async (role: Role, name: string): Promise<Handle> => {
    try {
      return await until(`${role} ${name}`, () => find(role, name))
    } catch (error) {
      throw new Error(`${driver.name}: ${error}; the page says: ${(await text()).slice(0, 600)}`)
    }
  }
  const tap = (role: Role, name: string): Promise<void> =>
    // A part may be drawn anew between being found and being clicked.
    until(`a click on ${role} ${name}`, async () => {
      const handle = await see(role, name)
      return driver.click(handle).then(
        () => true,
        () => false,
      )
    }).then(() => undefined)
  const tapNow = async (role: Role, name: string): Promise<boolean> => {
    const handle = await find(role, name)
    if (handle === null) return false
    return driver.click(handle).then(
      () => true,
      () => false,
    )
  }
  return {
    driver,
    see,
    tapNow,
    sees: async (role, name) => (await find(role, name)) !== null,
    tap,
    read: (words) => until(`“${words}”`, async () => (await text()).includes(words)).then(() => undefined),
    text,
  }
}
