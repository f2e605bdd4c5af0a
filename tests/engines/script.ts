/** The one script that every engine runs: it finds the strings in `games`, and prints or sends what they gave. */
import { replayed } from './replayed.ts'

declare global {
  var games: readonly string[]
}

const told = games.map(replayed)
// A shell has `print` for one line of text, and no page.
if (typeof document === 'undefined') (print as (text: string) => void)(JSON.stringify(told))
else void fetch('told', { method: 'POST', body: JSON.stringify({ told, agent: navigator.userAgent }) })
