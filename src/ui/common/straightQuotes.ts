/**
 * Text whose quotation marks are straight, as those of JSON are. A phone's keyboard and programs for letters write round
 * ones in their place.
 */
export const straightQuotes = (text: string): string => text.replace(/[“”„‟]/g, '"')
