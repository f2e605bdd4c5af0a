/** Offers a text as a file download. */
export const downloadFile = (fileName: string, content: string, type = 'application/json'): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
