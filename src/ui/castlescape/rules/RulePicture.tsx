import { currentLanguage } from '../../../text/t.ts'
import type { PictureProps } from '../../parts/rules/rulebookIndex.ts'
import { SiteDrawing } from '../views/site/SiteDrawing.tsx'
import { cornerOf, UNIT } from '../views/site/siteSvgPaths.ts'
import { pictureSite, pictureText } from './pictureSite.ts'
import * as styles from './RulePicture.module.css'

/** Picture of the rulebook, drawn like the site. The book around it is English, its words are not. */
export const RulePicture = ({ picture }: PictureProps) => {
  const { site, width, height, marks } = pictureSite(picture)
  return (
    <svg
      class={styles.picture}
      role="img"
      lang={currentLanguage()}
      aria-label={pictureText(picture)}
      viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
      width={width * UNIT}
      height={height * UNIT}
    >
      <SiteDrawing site={site} recruits={[]} />
      {marks.map((square) => {
        const { x, y } = cornerOf(square, site.size)
        return <path key={square} class={styles.mark} d={`M${x + 5} ${y + 5}l10 10m0-10l-10 10`} />
      })}
    </svg>
  )
}
