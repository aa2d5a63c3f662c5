/** A value as SQLite stores it; a blob as base64. */
export type StoredValue = string | number | null | { base64: string }

/** A row by the names of its columns in the database. */
export type StoredRow = Record<string, StoredValue>
