export declare function showProgress<T>(
  label: string,
  task: (update: (detail: string) => void) => Promise<T>,
  stream?: NodeJS.WriteStream,
): Promise<T>
