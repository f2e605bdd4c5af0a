/** Milliseconds for which a text waits for a browser that first asks where to save it, or whether. */
const LONGEST_ASKING = 60_000

/** Offers a text as a file download. */
export const downloadFile = (fileName: string, content: string, type = 'application/json'): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), LONGEST_ASKING)
}
