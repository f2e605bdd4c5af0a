import type { Json } from '../../../kernel/json.ts'
import type { DocumentField } from './positionFields.ts'

/** Smallest value that the schema accepts for a field. */
export const initialValue = (field: DocumentField | null, index = 0): Json => {
  switch (field?.kind) {
    case 'list':
      return []
    case 'count':
      return field.min
    case 'words':
      return String(index + 1)
    case 'parts':
      return field.initial ?? {}
    case 'choice':
    case 'aside':
      return ''
    default:
      return {}
  }
}
