/** People who play on this phone: the names that were used, and the emblem of each. */
import type { Settings } from './settings.ts'

/** Most names with an emblem: those that were given one first are forgotten. */
const MOST = 40

/** Settings with this emblem for a name; null: none, so the seat's own crest is shown. */
export const withEmblem = (settings: Settings, name: string, emblem: string | null): Settings => {
  const otherEmblems = [...settings.emblems].filter(([storedName]) => storedName !== name)
  const emblems = emblem === null ? otherEmblems : [...otherEmblems, [name, emblem] as const].slice(-MOST)
  return { ...settings, emblems: new Map(emblems) }
}

/** Settings without a name and its emblem; its seat of the last game has no name. */
export const withoutPerson = (settings: Settings, name: string): Settings => {
  const { names, lastSetup } = settings
  return {
    ...withEmblem(settings, name, null),
    names: names.filter((storedName) => storedName !== name),
    lastSetup: lastSetup && { ...lastSetup, names: lastSetup.names.map((one) => (one === name ? '' : one)) },
  }
}
