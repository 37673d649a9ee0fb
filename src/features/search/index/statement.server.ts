/** A statement that grows its parameters as it is written. */
export class Statement {
  readonly values: unknown[] = [];
  param(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
