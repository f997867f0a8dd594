import type { Table } from '#content/table.ts'
import sectionTexts from '#generated/texts/sections.json' with { type: 'json' }
import texts from '#generated/texts/stories.json' with { type: 'json' }
import { hoursHeight } from '#pictures/charts.ts'
import { Chart } from '#ui/chart.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Folding } from '#ui/folding.tsx'

/** Our working hours that overlap with those of cities, as a chart and a table. */
export function SharedHours({ table }: { table: Table }) {
  return (
    <>
      <Chart name="chart-hours" alt={texts.hours} height={hoursHeight} class="mb-8" />
      <Folding unfold={sectionTexts.unfoldHours}>
        <div className="more">
          <DataTable table={table} />
        </div>
      </Folding>
    </>
  )
}
