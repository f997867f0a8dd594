import sectionTexts from '#content/texts/sections.json' with { type: 'json' }
import texts from '#content/texts/stories.json' with { type: 'json' }
import { hoursHeight } from '#site/charts.ts'
import type { Table } from '#site/table.ts'
import { Chart } from '#web/ui/chart.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Folding } from '#web/ui/folding.tsx'

/** Our working hours that overlap with those of cities, as a chart and a table. */
export function SharedHours({ table }: { table: Table }) {
  return (
    <>
      <Chart name="chart-hours" alt={texts.hours} height={hoursHeight} class="mb-10" />
      <Folding unfold={sectionTexts.unfoldHours}>
        <div className="more">
          <DataTable table={table} />
        </div>
      </Folding>
    </>
  )
}
