/** Links that carry a whole game behind `#`, which a browser tells no server. */
import { href } from '../shell/route.ts'

/** The link that opens a game in anybody's app; `page` is the address of this one. */
export const linkTo = (page: string, text: string): string => new URL(href('shared', text), page).href

/** The game in a text that somebody pasted, or in a file: a link among other words, or the bare string; null where there is none. */
export const gameIn = (text: string): string | null => /BC\d+\.[\w-]+/.exec(text)?.[0] ?? null
