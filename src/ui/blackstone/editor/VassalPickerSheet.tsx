/** Sheet to pick a vassal: first the face that shows, then its reverse; special vassals from a select. */
import { useState } from 'preact/hooks'
import { FACES, type Face, factionOf, roleOf } from '../../../games/blackstone/faces.ts'
import { formatFace } from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import { Sheet } from '../../parts/Sheet.tsx'
import * as editor from '../../table/editor/Editor.module.css'
import { FaceBadge } from '../views/board/VassalBadge.tsx'
import { nameOfFace } from '../views/spaceAndFaceNames.ts'
import * as styles from './Editor.module.css'
import { missingModuleOf, type VassalModule } from './offeredValues.ts'
import type { Draft } from './positionDraft.ts'
import { nameOfVassal } from './positionTexts.ts'
import { collectStrings } from './valueOptions.ts'

interface VassalPickerProps {
  readonly draft: Draft
  /** Title of the sheet: for the visible face (null), or for the reverse of a face. */
  readonly title: (face: Face | null) => string
  /** Code of the current vassal, which may be picked again. */
  readonly current: string
  /** Codes of special vassals that may be picked, and `vassal` for a face-down one. */
  readonly specialCodes: readonly string[]
  /** True if only special vassals may be picked. */
  readonly hidesFaces?: boolean
  readonly onPick: (vassalCode: string) => void
}

/** Reverses for a face: vassals with both faces that the draft does not use. */
const availableReverses = (usedCodes: ReadonlySet<string>, face: Face): readonly Face[] =>
  FACES.filter((other) => {
    const faceCodes = [formatFace(face), formatFace(other)]
    const isUsed = usedCodes.has(faceCodes.join('/')) || usedCodes.has(faceCodes.reverse().join('/'))
    return factionOf(other) !== factionOf(face) && roleOf(other) !== roleOf(face) && !isUsed
  })

const VassalOptions = ({ codes }: { readonly codes: readonly string[] }) => (
  <>
    {codes.map((vassalCode) => (
      <option key={vassalCode} value={vassalCode}>
        {nameOfVassal(vassalCode)}
      </option>
    ))}
  </>
)

const VASSAL_MODULES: readonly VassalModule[] = ['wildVassals', 'assassins']

/**
 * Select of wild vassals, Assassins, Saboteurs and the document's own cards. Those whose module is off stand under the
 * module that they switch on.
 */
const SpecialVassalSelect = ({
  draft,
  specialCodes,
  onPick,
}: Pick<VassalPickerProps, 'draft' | 'specialCodes' | 'onPick'>) => (
  <select
    class={editor.picker}
    aria-label={t('editor.odd')}
    value=""
    onChange={({ currentTarget }) => {
      const vassalCode = currentTarget.value
      currentTarget.value = ''
      if (vassalCode) onPick(vassalCode)
    }}
  >
    <option value="">{t('editor.odd')}</option>
    <VassalOptions codes={specialCodes.filter((vassalCode) => missingModuleOf(draft, vassalCode) === null)} />
    {VASSAL_MODULES.map((module) => {
      const codes = specialCodes.filter((vassalCode) => missingModuleOf(draft, vassalCode) === module)
      return (
        codes.length > 0 && (
          <optgroup key={module} label={t('editor.switchesOn', { module: t(`option.${module}`) })}>
            <VassalOptions codes={codes} />
          </optgroup>
        )
      )
    })}
  </select>
)

export const VassalPickerSheet = ({ draft, title, current, specialCodes, hidesFaces, onPick }: VassalPickerProps) => {
  const [face, setFace] = useState<Face | null>(null)
  const pickAndClose = (vassalCode: string): void => {
    onPick(vassalCode)
    navigateUp()
  }
  const pickFace = (picked: Face) =>
    face === null ? setFace(picked) : pickAndClose(`${formatFace(face)}/${formatFace(picked)}`)
  const usedCodes = new Set([...collectStrings(draft)].filter((vassalCode) => vassalCode !== current))
  return (
    <Sheet title={title(face)} onClose={navigateUp}>
      <div class={styles.faces}>
        {(hidesFaces ? [] : face === null ? FACES : availableReverses(usedCodes, face)).map((option) => (
          <button
            key={`${face} ${option}`}
            type="button"
            class="tap"
            aria-label={nameOfFace(option)}
            onClick={() => pickFace(option)}
          >
            <FaceBadge face={option} />
          </button>
        ))}
      </div>
      {face === null && specialCodes.length > 0 && (
        <SpecialVassalSelect draft={draft} specialCodes={specialCodes} onPick={pickAndClose} />
      )}
    </Sheet>
  )
}
