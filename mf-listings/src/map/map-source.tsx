/** Names the owner of the map’s data, and links to the notices of all that draws it. */
export function MapSource() {
  return (
    <>
      Kaartgegevens © Kadaster (PDOK, BRT), CC BY 4.0 ·{' '}
      <a href="/licenties.txt" rel="external">
        Licenties
      </a>
    </>
  );
}
