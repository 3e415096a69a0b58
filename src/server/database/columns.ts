import type { ColumnType } from 'kysely'

/** PostgreSQL's numeric: the driver reads it as text, so that no digit is lost. Select `::int` where a number is wanted. */
export type Numeric = ColumnType<string, number | string, number | string>

/** A timestamp: the driver reads a Date, and Payload's transactions read text. Select `extract(epoch from …)` where seconds are wanted. */
export type Instant = ColumnType<Date | string, Date | string, Date | string>

/** A JSON document, read as a value of no type; written as JSON text. */
export type Json = ColumnType<unknown, string, string>

/** A column with a default: an insert may leave it out. */
export type Generated<Column> =
  Column extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<Column, Column | undefined, Column>
