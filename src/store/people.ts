/** The people who play here: the names that were used, and the emblem that goes with each. */
import type { Settings } from './settings.ts'

/** More names than this are not kept with an emblem: those that were given one first are forgotten. */
const MOST = 40

/** With this emblem for whoever has this name; null: none, the seat's own crest. */
export const withEmblem = (settings: Settings, name: string, emblem: string | null): Settings => {
  const others = [...settings.emblems].filter(([one]) => one !== name)
  const emblems = emblem === null ? others : [...others, [name, emblem] as const].slice(-MOST)
  return { ...settings, emblems: new Map(emblems) }
}

/** The name is offered no more, and its emblem is forgotten. */
export const without = (settings: Settings, name: string): Settings => ({
  ...withEmblem(settings, name, null),
  names: settings.names.filter((one) => one !== name),
})
