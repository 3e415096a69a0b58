import { explainStockDrop, type PlanSummary } from '@/domain/import/summarise-plan'

const listed = (title: string, lines: string[], of: number) =>
  lines.length === 0
    ? []
    : [`${title}:`, ...lines.map((line) => `  ${line}`), ...(of > lines.length ? [`  and ${of - lines.length} more`] : [])]

/** Describes what an import did or would do, as lines for a terminal (ADM-19). */
export function reportPlan({ counts, fall, added, changed, removed, refused, notes }: PlanSummary): string[] {
  const { added: more, changed: different, removed: gone, refused: bad, unchanged } = counts
  return [
    `${more} added, ${different} changed, ${gone} taken down, ${bad} refused, ${unchanged} unchanged`,
    ...listed(
      'Added',
      added.map(({ stockNumber, name }) => `${stockNumber}  ${name}`),
      more,
    ),
    ...listed(
      'Changed',
      changed.map(
        (car) => `${car.stockNumber}  ${car.name}: ${car.fields.map(({ label, from, to }) => `${label} ${from} → ${to}`).join('; ')}`,
      ),
      different,
    ),
    ...listed(
      'Taken down',
      removed.map(({ stockNumber, name }) => `${stockNumber}  ${name}`),
      gone,
    ),
    ...listed('Refused', refused, bad),
    ...listed('Notes', notes, notes.length),
    ...(fall.isHeld ? [explainStockDrop(fall)] : []),
  ]
}
