/** The QR code of the display, compared with another encoder. */
import { encode } from 'uqr';
import { qrMatrix } from '../../web/draw/qr-matrix.js';

describe('The QR code of an address', () => {
  it.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106])('of %i bytes is that of another encoder', (length) => {
    const text = 'http://192.168.1.20:4000/t/vendredi-2026-11-27'.padEnd(length, '/abc').slice(0, length);
    const { data } = encode(text, { border: 0, ecc: 'M', maskPattern: 0, boostEcc: false });
    expect(qrMatrix(text)).toEqual(data);
  });

  it('is left out when it is too long', () => {
    expect(qrMatrix('a'.repeat(107))).toBeNull();
  });
});
