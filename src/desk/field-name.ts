/** A field's name as one says it: `chapters[0].points[1]` is “chapters 1, points 2”. */
export const fieldName = (field: string): string =>
  field
    .replace(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ', ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
