/** Sheet for one part of a position: one row for each part inside it. */
import type { Json } from '../../../kernel/json.ts'
import { labelledValue } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { navigate, navigateUp } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { nameOfFace } from '../views/spaceAndFaceNames.ts'
import { childPartKeys } from './childPartKeys.ts'
import { draftWithValue } from './draftWithValue.ts'
import * as styles from './Editor.module.css'
import { initialValue } from './initialValue.ts'
import { isPositionPartShown } from './isPositionPartShown.ts'
import { isAside, offeredValues, offeredVassalCodes, withModuleOf } from './offeredValues.ts'
import { type PositionPartProps, PositionPartRow, summarizePart, ValueSelect } from './PositionPartRow.tsx'
import { type DocumentField, fieldAt, valueAt, variantOf } from './positionFields.ts'
import { nameOfPart } from './positionTexts.ts'
import { VassalPickerSheet } from './VassalPickerSheet.tsx'
import { hasValueOptions, type OptionValue, type ValueOption, valueOptions } from './valueOptions.ts'

/** Entry of a list, with a button that removes it. */
const ListEntry = (props: PositionPartProps) => {
  const { draft, path, onChange } = props
  const field = fieldAt(draft, path)
  const name = field?.kind === 'choice' ? summarizePart(draft, path) : nameOfPart(draft, path)
  return (
    <li>
      {field?.kind === 'choice' ? <span class="grow">{name}</span> : <PositionPartRow {...props} />}
      <button
        type="button"
        class={`${button.icon} tap`}
        aria-label={t('editor.drop', { task: name })}
        onClick={() => onChange(draftWithValue(draft, path, undefined))}
      >
        <Icon name="cross" />
      </button>
    </li>
  )
}

/** Adds an entry to a list: chosen from a select; a vassal from a picker sheet; anything else as an empty entry. */
const AddEntry = ({
  draft,
  path,
  onChange,
  itemField,
  entryKey,
}: PositionPartProps & { readonly itemField: DocumentField; readonly entryKey: string }) => {
  const label = labelledValue(nameOfPart(draft, path), t('editor.addOne'))
  const addValue = (value: Json | undefined) =>
    value !== undefined && onChange(draftWithValue(draft, [...path, entryKey], value))
  if (itemField.kind === 'choice' && hasValueOptions(itemField.of))
    return (
      <ValueSelect
        label={label}
        emptyLabel={t('editor.addOne')}
        value={undefined}
        options={offeredValues(draft, [...path, entryKey], itemField.of)}
        onPick={addValue}
      />
    )
  const isVassal = itemField.kind === 'choice'
  return (
    <button
      type="button"
      class={button.plain}
      onClick={() =>
        isVassal ? navigate('editor', 'part', ...path, entryKey) : addValue(initialValue(itemField, Number(entryKey)))
      }
    >
      {t('editor.addOne')}
    </button>
  )
}

/** Adds an entry on a space that has none yet. */
const AddSpace = ({ draft, path, onChange, itemField }: PositionPartProps & { readonly itemField: DocumentField }) => {
  const entries = valueAt(draft, path) as Readonly<Record<string, unknown>> | undefined
  const addSpace = (space: OptionValue | undefined) => {
    if (space === undefined) return
    if (itemField.kind !== 'choice') onChange(draftWithValue(draft, [...path, String(space)], initialValue(itemField)))
    navigate('editor', 'part', ...path, String(space))
  }
  const freeSpaces = valueOptions(draft, 'space').filter(([space]) => !entries || !Object.hasOwn(entries, space))
  const label = labelledValue(nameOfPart(draft, path), t('editor.addOne'))
  return (
    <ValueSelect
      label={label}
      emptyLabel={t('editor.addOne')}
      value={undefined}
      options={freeSpaces}
      onPick={addSpace}
    />
  )
}

/** Select for the form of a part that has several. */
const VariantSelect = ({
  draft,
  path,
  onChange,
  field,
}: PositionPartProps & { readonly field: Extract<DocumentField, { kind: 'forms' }> }) => {
  const value = valueAt(draft, path)
  const options = Object.keys(field.forms).map(
    (variant): ValueOption => [variant, t(`editor.marker.${variant as 'agents'}`)],
  )
  return (
    <ValueSelect
      label={nameOfPart(draft, path)}
      emptyLabel={t('editor.atCourt')}
      value={value === undefined ? undefined : variantOf(value)}
      options={options}
      onPick={(variant) => onChange(draftWithValue(draft, path, field.forms[String(variant)]?.initial))}
    />
  )
}

/** Rows of a part. */
const PartRows = (props: PositionPartProps) => {
  const { draft, path, onChange } = props
  const field = fieldAt(draft, path)
  const childPaths = childPartKeys(draft, path).map((key) => [...path, key])
  const isExtendable = (field?.kind === 'list' && !field.each) || field?.kind === 'bySpace'
  if (!isExtendable)
    return (
      <div class={styles.parts}>
        {field?.kind === 'forms' && <VariantSelect {...props} field={field} />}
        {childPaths
          .filter((childPath) => isPositionPartShown(draft, childPath))
          .map((childPath) => (
            <PositionPartRow key={childPath.join()} draft={draft} path={childPath} onChange={onChange} />
          ))}
      </div>
    )
  return (
    <>
      <ul class={styles.entries}>
        {childPaths.map((childPath) => (
          <ListEntry
            key={`${childPath.join()} ${summarizePart(draft, childPath)}`}
            draft={draft}
            path={childPath}
            onChange={onChange}
          />
        ))}
      </ul>
      {field?.kind === 'list' && <AddEntry {...props} itemField={field.of} entryKey={String(childPaths.length)} />}
      {field?.kind === 'bySpace' && <AddSpace {...props} itemField={field.of} />}
    </>
  )
}

export const PositionPartSheet = (props: PositionPartProps) => {
  const { draft, path, onChange } = props
  const field = fieldAt(draft, path)
  if (!field) return null
  const value = valueAt(draft, path)
  const partName = nameOfPart(
    draft,
    field.kind === 'choice' && /^\d+$/.test(path.at(-1) ?? '') ? path.slice(0, -1) : path,
  )
  if (field.kind === 'choice')
    return (
      <VassalPickerSheet
        draft={draft}
        title={(face) =>
          face === null
            ? t('editor.faceOf', { what: partName })
            : t('editor.reverseOf', { what: partName, face: nameOfFace(face) })
        }
        current={String(value ?? '')}
        hidesFaces={isAside(path)}
        specialCodes={[...(field.of === 'held' ? ['vassal'] : []), ...offeredVassalCodes(draft, path)]}
        onPick={(who) => onChange(withModuleOf(draftWithValue(draft, path, who), who))}
      />
    )
  return (
    <Sheet title={path.length === 0 ? t('editor.all') : partName} onClose={navigateUp}>
      <PartRows {...props} />
      {path.length > 0 && value !== undefined && (
        <button type="button" class={button.plain} onClick={() => onChange(draftWithValue(draft, path, undefined))}>
          {t('editor.leaveOut')}
        </button>
      )}
    </Sheet>
  )
}
