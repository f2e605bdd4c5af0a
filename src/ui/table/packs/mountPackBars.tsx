/** Shows the packs on their way over any screen. They have a root of their own, for they come with the first of them. */
import '../../../text/bundles/packs.ts'
import { render } from 'preact'
import { gameNameById } from '../../../text/gameAndModeNames.ts'
import { t } from '../../../text/t.ts'
import * as styles from './PackBar.module.css'
import { PackBar } from './PackBar.tsx'
import { fetchedPack, packFetches } from './packFetches.ts'

const PackBars = () => {
  const fetched = fetchedPack.value
  return (
    <>
      {packFetches.value.map(({ game, ...fetch }) => (
        <PackBar key={game} name={gameNameById(game)} {...fetch} />
      ))}
      <p role="status" class="visuallyHidden">
        {fetched && t('pack.here', { game: gameNameById(fetched) })}
      </p>
    </>
  )
}

let root: HTMLElement | null = null

/** Adds the bars to the page, once. */
export const mountPackBars = (): void => {
  if (root) return
  root = document.createElement('div')
  root.className = styles.bars ?? ''
  document.body.append(root)
  render(<PackBars />, root)
}
