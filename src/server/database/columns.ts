import type { ColumnType } from 'kysely'

/** PostgreSQL's numeric and bigint. The driver returns text, so that no digit is lost; select `::int` for a number. */
export type Numeric = ColumnType<string, number | string, number | string>

/** A timestamp. The driver returns a Date, and Payload's transactions return text; select `extract(epoch from …)` for seconds. */
export type Instant = ColumnType<Date | string, Date | string, Date | string>

/** A JSON document: read as `unknown`, written as JSON text. */
export type Json = ColumnType<unknown, string, string>

/** A column with a default, which an insert may omit. */
export type Generated<Column> =
  Column extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<Column, Column | undefined, Column>
