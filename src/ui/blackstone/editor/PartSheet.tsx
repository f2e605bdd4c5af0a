/** One part of a position: each of its own parts with a button, a stepper or a list of what may be said. */
import type { Json } from '../../kernel/json.ts'
import { nameOfFace } from '../blackstone/names.ts'
import { Icon } from '../shell/Icon.tsx'
import { go, up } from '../shell/route.ts'
import { Sheet } from '../shell/Sheet.tsx'
import { saidOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { FacesSheet } from './FacesSheet.tsx'
import { type Field, fieldAt, formOf, valueAt } from './fields.ts'
import { Choose, inShort, type PartProps, Row } from './rows.tsx'
import { isShown } from './shown.ts'
import { isListed, nameOfPart, type Said, type Sayable, sayable } from './words.ts'
import { bare, keysAt, withValue } from './write.ts'

/** One of a list, which can be taken out of it. */
const Entry = (props: PartProps) => {
  const { draft, path, onChange } = props
  const field = fieldAt(draft, path)
  const name = field?.kind === 'choice' ? inShort(draft, path) : nameOfPart(draft, path)
  return (
    <li>
      {field?.kind === 'choice' ? <span class="grow">{name}</span> : <Row {...props} />}
      <button
        type="button"
        class="ic tap"
        aria-label={t('editor.drop', { task: name })}
        onClick={() => onChange(withValue(draft, path, undefined))}
      >
        <Icon name="cross" />
      </button>
    </li>
  )
}

/** What is added to a list: from all that may be said, a vassal from a sheet of its own, else one as bare as can be. */
const Add = ({ draft, path, onChange, of, at }: PartProps & { readonly of: Field; readonly at: string }) => {
  const label = saidOf(nameOfPart(draft, path), t('editor.addOne'))
  const add = (value: Json | undefined) => value !== undefined && onChange(withValue(draft, [...path, at], value))
  if (of.kind === 'choice' && isListed(of.of))
    return (
      <Choose label={label} none={t('editor.addOne')} value={undefined} values={sayable(draft, of.of)} onPick={add} />
    )
  const isFaces = of.kind === 'choice'
  return (
    <button
      type="button"
      class="btn"
      onClick={() => (isFaces ? go('editor', 'part', ...path, at) : add(bare(of, Number(at))))}
    >
      {t('editor.addOne')}
    </button>
  )
}

/** On which space something is put that lies nowhere yet. */
const AddSpace = ({ draft, path, onChange, of }: PartProps & { readonly of: Field }) => {
  const known = valueAt(draft, path) as Readonly<Record<string, unknown>> | undefined
  const add = (space: Said | undefined) => {
    if (space === undefined) return
    if (of.kind !== 'choice') onChange(withValue(draft, [...path, String(space)], bare(of)))
    go('editor', 'part', ...path, String(space))
  }
  const free = sayable(draft, 'space').filter(([space]) => !known || !Object.hasOwn(known, space))
  const label = saidOf(nameOfPart(draft, path), t('editor.addOne'))
  return <Choose label={label} none={t('editor.addOne')} value={undefined} values={free} onPick={add} />
}

/** Which of several forms it has. */
const ChooseForm = ({
  draft,
  path,
  onChange,
  field,
}: PartProps & { readonly field: Extract<Field, { kind: 'forms' }> }) => {
  const value = valueAt(draft, path)
  const values = Object.keys(field.forms).map((at): Sayable => [at, t(`editor.marker.${at as 'agents'}`)])
  return (
    <Choose
      label={nameOfPart(draft, path)}
      none={t('editor.atCourt')}
      value={value === undefined ? undefined : formOf(value)}
      values={values}
      onPick={(at) => onChange(withValue(draft, path, field.forms[String(at)]?.begin))}
    />
  )
}

/** The rows of a part. */
const Rows = (props: PartProps) => {
  const { draft, path, onChange } = props
  const field = fieldAt(draft, path)
  const below = keysAt(draft, path).map((key) => [...path, key])
  const isOpen = (field?.kind === 'list' && !field.each) || field?.kind === 'bySpace'
  if (!isOpen)
    return (
      <div class="moreparts">
        {field?.kind === 'forms' && <ChooseForm {...props} field={field} />}
        {below
          .filter((one) => isShown(draft, one))
          .map((one) => (
            <Row key={one.join()} draft={draft} path={one} onChange={onChange} />
          ))}
      </div>
    )
  return (
    <>
      <ul class="inhand">
        {below.map((one) => (
          <Entry key={`${one.join()} ${inShort(draft, one)}`} draft={draft} path={one} onChange={onChange} />
        ))}
      </ul>
      {field?.kind === 'list' && <Add {...props} of={field.of} at={String(below.length)} />}
      {field?.kind === 'bySpace' && <AddSpace {...props} of={field.of} />}
    </>
  )
}

export const PartSheet = (props: PartProps) => {
  const { draft, path, onChange } = props
  const field = fieldAt(draft, path)
  if (!field) return null
  const value = valueAt(draft, path)
  const what = nameOfPart(draft, field.kind === 'choice' && /^\d+$/.test(path.at(-1) ?? '') ? path.slice(0, -1) : path)
  if (field.kind === 'choice')
    return (
      <FacesSheet
        draft={draft}
        title={(face) =>
          face === null ? t('editor.faceOf', { what }) : t('editor.reverseOf', { what, face: nameOfFace(face) })
        }
        now={String(value ?? '')}
        hidden={field.of === 'held'}
        onPick={(who) => onChange(withValue(draft, path, who))}
      />
    )
  return (
    <Sheet title={path.length === 0 ? t('editor.all') : what} onClose={up}>
      <Rows {...props} />
      {path.length > 0 && value !== undefined && (
        <button type="button" class="btn" onClick={() => onChange(withValue(draft, path, undefined))}>
          {t('editor.leaveOut')}
        </button>
      )}
    </Sheet>
  )
}
