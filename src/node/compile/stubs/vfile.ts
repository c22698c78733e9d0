// Replaces vfile (1.5 KB gzip): the texts that we give to unified have no path and get no messages. It can go when
// react-markdown no longer makes a file of each text.
export class VFile {
  value: string;
  // unified recognizes a VFile by these two.
  message = undefined;
  messages = [];

  constructor(value = '') {
    this.value = value;
  }

  toString(): string {
    return this.value;
  }
}
